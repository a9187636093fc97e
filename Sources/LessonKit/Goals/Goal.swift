import Grammar
import StageProtocol

/// Something that must hold of the app: what a lesson's step or a scenario's `expect` asks for.
///
/// A goal speaks of state and not of what was typed, so that every way there counts. Only a look, and an event on the way,
/// leave no state behind.
public struct Goal: Hashable, Sendable, CustomStringConvertible {
  private let kind: any GoalKind

  /// Every kind of goal. Of two with the same first word, the first that reads the words is meant.
  static let kinds: [any GoalKind.Type] = [
    ScreenGoal.self, WholeScreenGoal.self, PathGoal.self, TraceGoal.self, GraphGoal.self, LeakGoal.self,
    LeakedTypeGoal.self, RegistrationGoal.self, ValidityGoal.self, RulesGoal.self, BuildGoal.self, EqualityGoal.self,
    LookGoal.self, EventGoal.self,
  ]

  /// How each kind of goal is written, and where it holds.
  public static var forms: [(usage: String, meaning: String)] { kinds.map { ($0.usage, $0.meaning) } }

  /// Reads a goal as it is written in a lesson: `screen shows "Sign in"`.
  ///
  /// - Throws: `GoalError` when the words are not a goal.
  public init(parsing line: String) throws(GoalError) {
    let read = ParsedLine(line)
    guard read.openQuote == nil else { throw .openQuote(line) }
    guard read.commands.count < 2 else { throw .several(line) }
    try self.init(words: read.commands.first.map { $0.map(\.text) } ?? [])
  }

  /// Reads a goal whose words have been separated and freed of their quotes.
  ///
  /// - Throws: `GoalError` when the words are not a goal.
  public init(words: [String]) throws(GoalError) {
    guard let keyword = words.first else { throw .empty }
    let kinds = Self.kinds.filter { $0.keyword == keyword }
    for kind in kinds {
      if let goal = try kind.init(words: Array(words.dropFirst())) {
        self.kind = goal
        return
      }
    }
    guard !kinds.isEmpty else {
      throw .unknown(keyword, nearest: Spelling.nearest(to: keyword, among: Self.kinds.map { $0.keyword }))
    }
    throw .malformed(words.joined(separator: " "), usage: kinds.map { $0.usage }.joined(separator: ", or "))
  }

  /// The goal as it is written.
  public var description: String { kind.description }

  /// The goal as people are told of it: `the path is User:42 › EditName:42`.
  public var words: String { kind.words }

  /// Why it is not reached, in one sentence that says what should be as well.
  ///
  /// - Parameter difference: what there is instead, as its verdict says.
  public func lack(_ difference: String) -> String { kind.lack(difference) }

  /// Whether looking takes no longer than asking the app once, so that it can be done after every command.
  public var isQuick: Bool { type(of: kind).isQuick }

  /// Whether it speaks of the code, and not of what the app does.
  var isAboutCode: Bool { type(of: kind).isAboutCode }

  /// Whether it asks for a look, which changes nothing that could be seen.
  public var isLook: Bool { kind is LookGoal }

  /// The wirings that the goal names, which have to exist.
  var namedWirings: [String] { kind.namedWirings }

  /// The commands that the goal names, which the shell has to know.
  var namedCommands: [String] { kind.namedCommands }

  /// Whether the goal holds now. An error counts as unmet, and its description says why.
  public func verdict(asking shell: any QuestionAnswerer) -> GoalVerdict {
    do {
      return try kind.verdict(asking: shell)
    } catch {
      return .unmet(String(describing: error))
    }
  }

  public static func == (one: Goal, other: Goal) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// One kind of goal: how it is written, and how it is looked at. A kind is a file here and a line in `Goal.kinds`.
protocol GoalKind: CustomStringConvertible, Sendable {
  /// The first word: `screen`.
  static var keyword: String { get }
  /// How it is written: `trace has|lacks <Type>.<member>`.
  static var usage: String { get }
  /// Where it holds, in a few words.
  static var meaning: String { get }
  /// Whether looking takes no longer than asking the app once.
  static var isQuick: Bool { get }
  /// Whether it speaks of the code, and not of what the app does.
  static var isAboutCode: Bool { get }
  /// How people are told of it.
  var words: String { get }
  /// The wirings that the goal names; none for most.
  var namedWirings: [String] { get }
  /// The commands that the goal names; none for most.
  var namedCommands: [String] { get }

  /// Reads the words behind the keyword; nil if they do not follow the usage.
  init?(words: [String]) throws(GoalError)

  /// Whether the goal holds now.
  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict

  /// What there is instead, with what should be where that does not say it.
  func lack(_ difference: String) -> String
}

extension GoalKind {
  static var isAboutCode: Bool { false }
  var namedWirings: [String] { [] }
  var namedCommands: [String] { [] }
  func lack(_ difference: String) -> String { difference }
}

/// Whether something is to be there.
enum Presence: Hashable, Sendable {
  case present, absent

  /// Reads `has` or `lacks`.
  init?(_ word: String) {
    switch word {
    case "has": self = .present
    case "lacks": self = .absent
    default: return nil
    }
  }

  /// `has` or `lacks`.
  var word: String { self == .present ? "has" : "lacks" }
}
