import ShellText

/// One thing that can be typed: what it is called, what it takes, and what it does.
///
/// A command never prints; it returns what to show.
public protocol Command: Sendable {
  /// What is typed first: `tap`.
  var name: String { get }
  /// The section of `help` that lists it.
  var group: CommandGroup { get }
  /// Other names that do the same; none for most.
  var aliases: [String] { get }
  /// Other words by which people look for it, which are answered with its name; none for most.
  var otherNames: [String] { get }
  /// What it does, in a few words.
  var summary: String { get }
  /// What it takes, in order; only the last can stand for several words. Empty by default.
  var arguments: [Argument] { get }
  /// What may stand anywhere behind its name. Empty by default.
  var options: [Option] { get }
  /// What `help <command>` shows of its use. Empty by default.
  var examples: [Example] { get }
  /// What else `help <command>` says; empty for most.
  var discussion: String { get }
  /// Whether what it shows says already what there is to do in the open lesson. False for most.
  var showsTask: Bool { get }
  /// Whether what it shows can change with each event. True for most.
  var dependsOnMoment: Bool { get }

  /// Carries it out.
  ///
  /// - Parameters:
  ///   - invocation: what was typed, checked against `arguments` and `options`.
  ///   - display: how answers are shown.
  /// - Returns: what to show.
  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output
}

extension Command {
  public var aliases: [String] { [] }
  public var otherNames: [String] { [] }
  public var arguments: [Argument] { [] }
  public var options: [Option] { [] }
  public var examples: [Example] { [] }
  public var discussion: String { "" }
  public var showsTask: Bool { false }
  public var dependsOnMoment: Bool { true }

  /// How it is written without options: `graph [<kind>]`.
  var usageWithoutOptions: String { ([name] + arguments.map(\.usage)).joined(separator: " ") }

  /// How it is written: `tap <text>`.
  public var usage: String {
    ([name] + arguments.map(\.usage) + options.map { "[\($0.usage)]" }).joined(separator: " ")
  }
}

/// A command that needs the app and its time, and nothing else of a session.
protocol AppCommand: Command {
  /// Carries it out.
  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output
}

extension AppCommand {
  public func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    try run(invocation, in: session.appSession, display: display)
  }
}

/// A command that needs the lessons, and nothing else of a session.
protocol LearningCommand: Command {
  /// Carries it out.
  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output
}

extension LearningCommand {
  public var showsTask: Bool { true }

  public func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    try run(invocation, with: session.lessons, display: display)
  }
}
