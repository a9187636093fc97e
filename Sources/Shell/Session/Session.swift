import Foundation
import Grammar
import LessonKit
import StageClient
import TerminalText

/// Everything between a command line and what is shown: one app, what has happened to it, and the lesson in hand.
///
/// Not thread-safe; a shell has one and uses it from one place.
public final class Session {
  /// What can be typed.
  public let commands: CommandList
  /// What can be put on a stage by name.
  public let wirings: WiringCatalog
  /// The app in hand; nothing before the first `switch`.
  public internal(set) var app: RunningApp?
  /// Moments that were marked, the oldest first.
  var bookmarks: [Bookmark] = []
  /// The lesson in hand, and where it is.
  var openLesson: OpenLesson?
  /// How things are shown.
  public var settings: Settings
  /// Whether `quit` was said.
  public internal(set) var isOver = false
  /// The lines that were entered, the oldest first.
  public var history: [String] = []
  /// What relative folders are relative to.
  public var folder: URL
  /// Where programs such as Graphviz are looked for.
  public var programFolders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  /// Asked now and then by what takes long; the answer yes ends it.
  public var isCancelled: () -> Bool = { false }
  /// Told what is being waited for; shown until something else is.
  public var onProgress: (String) -> Void = { _ in }
  /// Told when `set` has changed something.
  public var onSettingsChanged: (Settings) throws(ShellError) -> Void = { _ in }

  let builder: any StageBuilder
  /// Read when it is first needed, so that the prompt does not wait for it.
  lazy var shelf = makeShelf()
  /// The folder with the pages that explain rules.
  let rulePages: URL?
  /// The code that was checked last.
  var readCode: ReadCode?
  private let lessonFolder: URL?
  private let progressFolder: URL?
  /// What the app has printed and nobody has seen.
  var printed = AppOutput()
  /// What nobody asked for and everyone should know.
  var remarks: [String] = []
  /// Whether an event's command answers with the screen: a person is watching, and no other command follows at once.
  var showsScreens = false

  /// A session without an app.
  ///
  /// - Parameters:
  ///   - lessons: the folder with the lessons.
  ///   - rulePages: the folder with the pages that explain rules.
  ///   - progress: the folder where it is kept what has been learnt; nothing where the session forgets it.
  public init(
    wirings: WiringCatalog, builder: any StageBuilder, settings: Settings = Settings(), lessons: URL? = nil,
    rulePages: URL? = nil,
    progress: URL? = nil,
    folder: URL = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
    commands: CommandList = .standard
  ) {
    self.wirings = wirings
    self.builder = builder
    self.settings = settings
    lessonFolder = lessons
    self.rulePages = rulePages
    progressFolder = progress
    self.folder = folder
    self.commands = commands
  }

  /// Another session with the same wirings and settings, which nobody watches.
  func sibling(building builder: any StageBuilder) -> Session {
    var settings = settings
    settings.isInteractive = false
    let sibling = Session(
      wirings: wirings, builder: builder, settings: settings, folder: folder, commands: commands)
    sibling.isCancelled = isCancelled
    return sibling
  }

  /// Carries out the commands of a line, up to the first that does not succeed.
  ///
  /// - Parameter show: takes what there is to see, in order, as soon as it is there.
  @discardableResult
  public func run(line: String, show present: (Output) -> Void) -> Status {
    func show(_ output: Output) {
      present(settings.isInteractive ? output.fitted(to: settings.width) : output)
    }
    do throws(ShellError) {
      let commands = try ParsedLine.commands(in: line)
      for (index, words) in commands.enumerated() where !isOver {
        showsScreens = settings.isInteractive && index == commands.count - 1
        let output = try run(words)
        showPrinted(show)
        if !output.text.isEmpty { show(output) }
        if showsScreens, let praise = try praise() { show(Output(.notice, praise)) }
        if output.status != .done { return output.status }
      }
      return .done
    } catch {
      showPrinted(show)
      show(Output(.problem, problemText(error), status: error.status))
      return error.status
    }
  }

  /// Ends the app.
  public func end() {
    app?.stage?.quit()
    app?.stage = nil
  }

  /// Ends the app and forgets that there was one.
  func close() {
    end()
    app = nil
    printed = AppOutput()
  }

  private func makeShelf() -> LessonShelf {
    let vocabulary = LessonVocabulary(wirings: wirings.names, commandProblem: commands.problem(in:))
    let curriculum = lessonFolder.map { LessonLoader(vocabulary: vocabulary).load(folder: $0) }
    return LessonShelf(curriculum: curriculum ?? Curriculum(lessons: []), progress: progressFolder) { [unowned self] in
      self.remarks.append($0)
    }
  }

  private func run(_ words: [Word]) throws(ShellError) -> Output {
    guard !words.isEmpty else { return .none }
    let command = try command(of: words)
    if words.dropFirst().contains(where: { !$0.isQuoted && $0.text == "--help" }) {
      return Output(HelpText(settings: settings).text(for: command))
    }
    let invocation = try Invocation(words.dropFirst(), for: command) { text, source in
      CompletionWords(session: self, before: []).offers(text, from: source)
    }
    let output = try command.run(invocation, in: self)
    return invocation.has(Option.json.name) ? try output.asJSON() : output
  }

  /// - Throws: `ShellError.unknownCommand`, where none is near with the command that takes the words as its text.
  private func command(of words: [Word]) throws(ShellError) -> any Command {
    let name = words[0].text
    do {
      return try commands.command(name)
    } catch .unknownCommand(name, nearest: nil) {
      let text = words.map(\.text).joined(separator: " ")
      let known = CompletionWords(session: self, before: [])
      let taker = commands.all.first { command in
        guard let argument = command.arguments.first, command.arguments.count == 1 else { return false }
        return !argument.presence.isRepeated && known.offers(text, from: argument.source)
      }
      throw .unknownCommand(name, nearest: taker.map { "\($0.name) \(text.asWord)" })
    }
  }

  private func showPrinted(_ show: (Output) -> Void) {
    if let stage = app?.stage { printed.append(stage.takeOutput()) }
    if !printed.isEmpty { show(Output(.app, printed.text(accessible: settings.isAccessible, wiring: app?.wiring))) }
    printed = AppOutput()
    for remark in remarks { show(Output(.notice, StyledText(marking: remark))) }
    remarks = []
  }

  private func problemText(_ error: ShellError) -> StyledText {
    let message = StyledText(marking: error.description)
    guard settings.isInteractive else { return message }
    return message.indented(first: settings.isAccessible ? "problem: " : "\("✗", .bad) ", others: "  ")
  }
}
