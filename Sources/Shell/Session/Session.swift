import Foundation
import Grammar
import LessonKit
import ShellText
import TerminalText

/// Everything between a command line and what is shown: the commands, the app with its time, the lessons, the settings.
///
/// Not thread-safe; a shell has one and uses it from one place.
public final class Session {
  /// The available commands.
  public let commands: CommandList
  /// The app and its time.
  public let appSession: AppSession
  /// The lessons. Read when they are first needed, so that the prompt does not wait for them.
  private(set) lazy var lessons = LessonPlayer(
    library: library(), appSession: appSession, environment: SessionEnvironment(self))
  /// Takes up what is saved in the folder of the app on the stage.
  private(set) lazy var saveWatch = {
    let watch = SaveWatch(appSession)
    watch.onSave = { [unowned self] in workshops.keepSaved() }
    return watch
  }()
  /// The workshops, and the learner's workspace.
  private(set) lazy var workshops = WorkshopPlayer(
    appSession: appSession, place: workshopPlace, progress: progressFolder)
  /// The workshop that is being presented.
  private(set) lazy var presenter = Presenter(self, board: presentationBoard)
  /// Where a second terminal finds the speaker notes; nobody finds them unless somebody says.
  public var presentationBoard = PresentationBoard(folder: nil)
  /// Called with the wirings that will be put on the stage soon, in this order.
  public var onPlan: ([Wiring]) -> Void = { _ in }
  /// What the person has set.
  public var settings: Settings
  /// What answers are shown on.
  public var terminal: Terminal
  /// Whether `quit` was said.
  public internal(set) var isOver = false
  /// The lines that were entered, the oldest first.
  public var history: [String] = []
  /// Opens an editor, and waits for its end where it takes the terminal; nil where there is no terminal to leave to it.
  public var openEditor: ((EditorCall) throws(ShellError) -> Void)?
  /// What says which editor that is.
  public var environment = ProcessInfo.processInfo.environment
  /// Called when `set` has changed something.
  public var onSettingsChanged: (Settings) throws(ShellError) -> Void = { _ in }

  /// The folder with the pages that explain rules.
  let rulePages: URL?
  private let lessonFolder: URL?
  private let progressFolder: URL?
  private let workshopPlace: WorkshopPlace?
  private var hasLessons = false

  /// A session without an app.
  ///
  /// - Parameters:
  ///   - lessons: the folder with the lessons.
  ///   - rulePages: the folder with the pages that explain rules.
  ///   - progress: the folder where progress is kept; nil if the session is to forget it.
  ///   - workshopPlace: where workspaces are made; nil if none can be.
  public init(
    wirings: WiringCatalog, builder: any StageBuilder, settings: Settings = Settings(), terminal: Terminal = Terminal(),
    lessons: URL? = nil, rulePages: URL? = nil, progress: URL? = nil,
    workshopPlace: WorkshopPlace? = nil,
    folder: URL = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
    commands: CommandList = .standard
  ) {
    appSession = AppSession(wirings: wirings, builder: builder, folder: folder)
    self.settings = settings
    self.terminal = terminal
    lessonFolder = lessons
    self.rulePages = rulePages
    progressFolder = progress
    self.workshopPlace = workshopPlace
    if let workshopPlace { appSession.wirings.read(imports: workshopPlace.imports) }
    self.commands = commands
  }

  /// Another session with the same wirings and settings, with nobody watching.
  func sibling(building builder: any StageBuilder) -> Session {
    let sibling = Session(
      wirings: appSession.wirings, builder: builder, settings: settings,
      terminal: Terminal(width: terminal.width), rulePages: rulePages, folder: appSession.folder, commands: commands)
    sibling.appSession.isCancelled = appSession.isCancelled
    return sibling
  }

  /// Carries out the commands of a line, up to the first that does not succeed.
  ///
  /// - Parameter show: takes what there is to see, in order, as soon as it is there.
  @discardableResult
  public func run(line: String, show: (Output) -> Void) -> Status {
    run(line: line, isWatched: true, show: show)
  }

  /// Carries out the commands of a line; in a presentation, also what goes on to its next beat.
  ///
  /// - Parameter isWatched: false if nobody sees what they show, even in an interactive session.
  @discardableResult
  func run(line: String, isWatched: Bool, show: (Output) -> Void) -> Status {
    isWatched && presenter.isOn
      ? presenter.take(line, show: show) : carryOut(line: line, isWatched: isWatched, show: show)
  }

  /// Carries out the commands of a line, and nothing else.
  ///
  /// - Parameter showsScreen: whether the screen stands below what is one's way to look there.
  func carryOut(line: String, isWatched: Bool, showsScreen: Bool = true, show present: (Output) -> Void) -> Status {
    /// Asked anew for each command: the one before may have set something.
    var display: Display { isWatched ? self.display : self.display.unwatched }
    func show(_ output: Output) {
      present(display.isInteractive ? output.fitted(to: display.width) : output)
    }
    do throws(ShellError) {
      let commands = try ParsedLine.commands(in: line)
      for (index, words) in commands.enumerated() where !isOver {
        let isLast = display.isInteractive && index == commands.count - 1
        let (output, command) = try run(words, display: display)
        showNews(display: display, show)
        let shown = isLast && showsScreen ? withScreen(output, display: display) : output
        if !shown.text.isEmpty { show(shown) }
        if isLast, !(command is any LearningCommand), let words = try announceCompletion(display: display) {
          show(Output(.notice, words))
        }
        if output.status != .done { return output.status }
      }
      return .done
    } catch {
      return tell(error, display: display, show)
    }
  }

  /// Shows what some work has come to, or why it was not done.
  func attempt(
    display: Display, _ present: (Output) -> Void, _ work: () throws(ShellError) -> Output
  ) -> Status {
    func show(_ output: Output) { present(display.isInteractive ? output.fitted(to: display.width) : output) }
    do throws(ShellError) {
      let output = try work()
      showNews(display: display, show)
      if !output.text.isEmpty { show(output) }
      return output.status
    } catch {
      return tell(error, display: display, show)
    }
  }

  private func tell(_ error: ShellError, display: Display, _ show: (Output) -> Void) -> Status {
    showNews(display: display, show)
    show(Output(.problem, problemText(error, display: display), status: error.status))
    return error.status
  }

  /// How answers are shown now.
  public var display: Display { Display(settings, on: terminal) }

  /// The open lesson, and the step at which it is.
  var openLesson: OpenLesson? {
    get { hasLessons ? lessons.openLesson : nil }
    set {
      if newValue != openLesson { lessons.openLesson = newValue }
    }
  }

  /// All that is wrong with the lessons: as they are written, and when they are played. Ends the current app.
  ///
  /// - Parameters:
  ///   - scope: which lessons are played.
  ///   - willPlay: called with each step before it is played.
  public func lessonProblems(
    in scope: CheckScope = .everything, willPlay: (Lesson, LessonStep) -> Void = { _, _ in }
  ) -> [LessonProblem] {
    lessons.problems(in: scope, willPlay: willPlay)
  }

  /// The ids of the lessons.
  var lessonIDs: [String] { lessons.library.curriculum.lessons.map(\.id) }

  /// The id of the workshop to begin with; nil if none has steps.
  public var firstWorkshop: String? { workshops.workshops.first?.workshop?.id }

  /// Ends the app, and what is under way for a save.
  public func end() {
    presenter.close()
    saveWatch.end()
    appSession.end()
  }

  /// The step that is being presented, or at which the learner is; nil if no workshop is open.
  var shownStep: StepPlace? { presenter.presentation?.place ?? workshops.open?.place }

  /// - Throws: `ShellError.workshop` if no workshop is open.
  func requireStep() throws(ShellError) -> StepPlace {
    if let place = presenter.presentation?.place { return place }
    return try workshops.requireOpen().place
  }

  /// Says once that the goals of the open lesson's step are reached, as soon as they are.
  func announceCompletion(display: Display) throws(ShellError) -> StyledText? {
    hasLessons ? try lessons.announceCompletion(display: display) : nil
  }

  private func library() -> LessonLibrary {
    hasLessons = true
    let vocabulary = LessonVocabulary(wirings: appSession.wirings.names, commandProblem: commands.problem(in:))
    let curriculum = lessonFolder.map { LessonLoader(vocabulary: vocabulary).load(folder: $0) }
    return LessonLibrary(
      curriculum: curriculum ?? Curriculum(lessons: []), progress: progressFolder
    ) { [unowned appSession] in
      appSession.notices.append($0)
    }
  }

  private func run(_ words: [Word], display: Display) throws(ShellError) -> (Output, (any Command)?) {
    guard !words.isEmpty else { return (.none, nil) }
    let command = try command(of: words)
    if presenter.isOn, Presenter.refused.contains(command.name) { throw .presentation(.notNow(command.name)) }
    if words.dropFirst().contains(where: { !$0.isQuoted && $0.text == "--help" }) {
      return (Output(HelpText(display: display).text(for: command)), command)
    }
    let invocation = try Invocation(words.dropFirst(), for: command) { text, source in
      CompletionWords(session: self, before: []).offers(text, from: source)
    }
    let output = try command.run(invocation, in: self, display: display)
    return (invocation.has(.json) ? try output.asJSON() : output, command)
  }

  /// - Throws: `ShellError.unknownCommand`, with the command that takes the words as its text where none is near, or
  ///   where there are several words.
  private func command(of words: [Word]) throws(ShellError) -> any Command {
    let name = words[0].text
    do {
      return try commands.command(name)
    } catch .unknownCommand(name, let nearest) where nearest == nil || words.count > 1 {
      let text = words.map(\.text).joined(separator: " ")
      let known = CompletionWords(session: self, before: [])
      let taker = commands.all.first { command in
        guard let argument = command.arguments.first, command.arguments.count == 1 else { return false }
        return !argument.presence.isRepeated && known.offers(text, from: argument.source)
      }
      throw .unknownCommand(name, nearest: taker.map { "\($0.name) \(text.asWord)" } ?? nearest)
    }
  }

  /// The output, with the screen below it where the command is one after which people look there.
  private func withScreen(_ output: Output, display: Display) -> Output {
    guard output.showsScreen, let app = appSession.app else { return output }
    return output.followed(by: ScreenText(display: display).text(for: app.screen))
  }

  /// Shows what the app has printed, and the notices.
  func showNews(display: Display, _ show: (Output) -> Void) {
    let printed = appSession.takeOutput()
    if !printed.isEmpty {
      show(Output(.app, printed.text(accessible: display.isAccessible, wiring: appSession.app?.wiring)))
    }
    for notice in appSession.takeNotices() { show(Output(.notice, StyledText(marking: notice))) }
  }

  func problemText(_ error: ShellError, display: Display) -> StyledText {
    problemText(StyledText(marking: error.description), display: display)
  }

  /// The message with the mark of a problem, where a person is watching.
  func problemText(_ message: StyledText, display: Display) -> StyledText {
    guard display.isInteractive else { return message }
    return message.indented(first: display.isAccessible ? "problem: " : "\("✗", .bad) ", others: "  ")
  }
}
