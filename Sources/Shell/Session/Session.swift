import Foundation
import Grammar
import LessonKit
import ShellText
import TerminalText

/// Everything between a command line and what is shown: the commands, the app with its time, the lessons, the settings.
///
/// Not thread-safe; a shell has one and uses it from one place.
public final class Session {
  /// How many bytes a line may have: more than anybody writes, and no more than is read at once.
  public static let longestLine = 1 << 16

  /// The available commands.
  public let commands: CommandList
  /// The app and its time.
  public let appSession: AppSession
  /// The lessons. Read when they are first needed, so that the prompt does not wait for them.
  private(set) lazy var lessons = {
    hasLessons = true
    return LessonPlayer(
      library: library(), appSession: appSession, environment: SessionEnvironment(self), bench: ExerciseBench(self)
    ) { [unowned self] in sibling(building: CachingStageBuilder(appSession.builder)) }
  }()
  /// Takes up what is saved in the folder of the app on the stage.
  private(set) lazy var saveWatch = {
    let watch = SaveWatch(appSession)
    watch.onSave = { [unowned self] in workshops.keepSaved() }
    return watch
  }()
  /// The workshops, and the learner's workspace.
  private(set) lazy var workshops = WorkshopPlayer(
    appSession: appSession, place: workshopPlace, progress: progressFolder,
    today: { [unowned self] in Day(now()) }, readImports: { [unowned self] in readImports() })
  /// The workshop that is being presented.
  private(set) lazy var presenter = Presenter(self, board: presentationBoard)
  /// What is asked about an event before it is shown.
  private(set) lazy var predictor = Predictor(self)
  /// Where a second terminal finds the speaker notes; nobody finds them unless somebody says.
  public var presentationBoard = PresentationBoard(folder: nil)
  /// Where the session is written down as it goes on; nil if it is not.
  public var journal: SessionJournal?
  /// What was typed and shown, for `export session`; nil where nobody watches.
  var transcript: Transcript? = Transcript()
  /// The version of the shell, which stands in what is given to others.
  public var version = ""
  /// The theme that is shown where none is set; nil if nobody has looked for one.
  public var foundTheme: Palette.Theme?
  /// What one does, for a step of a lesson; nil if nobody has asked for it.
  var recording: Recording?
  /// The file that is being played line by line; nil without one.
  var playback: Playback?
  /// The files that are being carried out, the outermost first.
  var openFiles: [Scenario] = []
  /// The file that is carried out as soon as the command that names it has ended.
  var shownFile: Playback?
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
  /// What was left out of the last long answer; nil if nothing was.
  private(set) var withheld: StyledText?
  /// A question of which a part has not been shown, with what stands around it; nil where all were shown.
  private(set) var unseenQuestion: StyledText?
  /// Opens an editor, and waits for its end where it takes the terminal; nil where there is no terminal to leave to it.
  public var openEditor: ((EditorCall) throws(ShellError) -> Void)?
  /// Where the wirings' unit tests are; nil in an installed copy, which has none.
  public var unitTests: UnitTests?
  /// How the program is used outside of the shell.
  public var programUsage = ProgramUsage()
  /// Looks at the machine, for so many columns; nil where nobody can.
  public var machineCheck: ((_ width: Int) -> MachineReport)?
  /// What time it is for the person, which says when something was learnt.
  public var now: () -> Date = Date.init
  /// What says which editor that is.
  public var environment = ProcessInfo.processInfo.environment
  /// Called when `set` has changed something.
  public var onSettingsChanged: (Settings) throws(ShellError) -> Void = { _ in }

  /// The folder with the pages that explain rules.
  let rulePages: URL?
  let lessonFolder: URL?
  /// Lessons that are not there, and whose ideas those that are may need; nil without any.
  public var lessonsBefore: URL?
  let progressFolder: URL?
  let workshopPlace: WorkshopPlace?
  /// Lessons and workshops from elsewhere; nil without any.
  let additions: Additions?
  /// Whether the lessons have been read.
  private(set) var hasLessons = false

  /// A session without an app.
  ///
  /// - Parameters:
  ///   - lessons: the folder with the lessons.
  ///   - rulePages: the folder with the pages that explain rules.
  ///   - progress: the folder where progress is kept; nil if the session is to forget it.
  ///   - workshopPlace: where workspaces are made; nil if none can be.
  ///   - additions: the lessons and workshops that the person has added.
  public init(
    wirings: WiringCatalog, builder: any StageBuilder, settings: Settings = Settings(), terminal: Terminal = Terminal(),
    lessons: URL? = nil, rulePages: URL? = nil, progress: URL? = nil,
    workshopPlace: WorkshopPlace? = nil, additions: Additions? = nil,
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
    self.additions = additions
    self.commands = commands
    readImports()
  }

  /// Another session with the same wirings and settings, with nobody watching.
  func sibling(building builder: any StageBuilder) -> Session {
    let sibling = Session(
      wirings: appSession.wirings, builder: builder, settings: settings,
      terminal: Terminal(width: terminal.width), rulePages: rulePages, folder: appSession.folder, commands: commands)
    sibling.appSession.isCancelled = appSession.isCancelled
    sibling.transcript = nil
    sibling.openFiles = openFiles
    return sibling
  }

  /// Carries out the commands of a line, up to the first that does not succeed.
  ///
  /// - Parameter show: takes what there is to see, in order, as soon as it is there.
  @discardableResult
  public func run(line: String, show: (Output) -> Void) -> Status {
    run(line: line, isWatched: true, show: show)
  }

  /// Carries out the commands of a line; in a presentation or a file that is played, also what goes on there.
  ///
  /// - Parameter isWatched: false if nobody sees what they show, even in an interactive session.
  @discardableResult
  func run(line: String, isWatched: Bool, show: (Output) -> Void) -> Status {
    let line = commands.withoutPrompt(line)
    guard isWatched else { return carryOut(line: line, isWatched: false, show: show) }
    func note(_ output: Output) {
      if output.text.asksSomething { unseenQuestion = nil }
      transcript?.add(output)
      show(output)
    }
    transcript?.begin(StyledText(line), at: prompt)
    defer {
      transcript?.end(wiring: appSession.app?.wiring.name)
      noteMoment()
    }
    if presenter.isOn { return presenter.take(line, show: note) }
    return isPlaying ? takeStep(line, show: note) : carryOut(line: line, isWatched: true, show: note)
  }

  /// Keeps what was not shown of an answer, since the person has left its pages before the end.
  public func withhold(_ rest: StyledText) {
    withheld = rest
    if rest.asksSomething { unseenQuestion = rest }
  }

  /// Carries out the commands of a line, and nothing else.
  ///
  /// - Parameter showsScreen: whether the screen stands below what is one's way to look there.
  func carryOut(line: String, isWatched: Bool, showsScreen: Bool = true, show present: (Output) -> Void) -> Status {
    /// Asked anew for each command: the one before may have set something.
    var display: Display { isWatched ? self.display : self.display.unwatched }
    var shownLines = 0
    func show(_ output: Output) {
      let fitted = display.isInteractive ? output.fitted(for: display) : output
      shownLines += fitted.text.lines.count
      present(fitted)
    }
    // What a command has led to is told below the answers of the whole line.
    var news: StyledText?
    func tellNews() {
      guard let words = news else { return }
      news = nil
      show(Output(.notice, words))
      noteMoment()
    }
    defer { tellNews() }
    do throws(ShellError) {
      let commands = try ParsedLine.commands(in: line)
      for (index, typed) in commands.enumerated() where !isOver {
        let words = self.commands.withoutPrompt(typed)
        let isLast = display.isInteractive && index == commands.count - 1
        if isWatched {
          noteReached(typed, in: line)
          try predictor.hold(back: words)
        }
        if isAboutLearning(words) { tellNews() }
        let (output, command) = try run(words, display: display)
        showNews(display: display, show)
        let shown = isLast && showsScreen ? withScreen(output, display: display) : output
        if let whole = shown.whole { withheld = whole }
        if !shown.text.isEmpty || shown.clearsWindow { show(shown) }
        if case let status = playShownFile(show: present), status != .done { return status }
        if isWatched, command?.showsTask != true,
          let words = isLast
            ? try lessonNews(display: display) ?? (news == nil ? reminder(below: shownLines, display: display) : nil)
            : try completionNews(display: display)
        {
          tellNews()
          news = words
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
    func show(_ output: Output) { present(display.isInteractive ? output.fitted(for: display) : output) }
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
    show(.problem(problemText(error, display: display), of: error))
    return error.status
  }

  /// The id of the workshop to begin with; nil if none has steps.
  public var firstWorkshop: String? { workshops.workshops.first?.workshop?.id }

  /// Ends the app, and what is under way for a save.
  public func end() {
    presenter.close()
    saveWatch.end()
    appSession.end()
  }

  /// The output, with the screen below it where the command is one after which people look there.
  private func withScreen(_ output: Output, display: Display) -> Output {
    guard output.showsScreen, let app = appSession.app else { return output }
    return output.followed(by: ScreenText(display: display).text(for: app.screen))
  }

  /// Writes down what there is to go on with, and shows what the app has printed, and the notices.
  func showNews(display: Display, _ show: (Output) -> Void) {
    noteMoment()
    recordMoment()
    let printed = appSession.takeOutput()
    if !printed.isEmpty {
      show(Output(.app, printed.text(display: display, wiring: appSession.app?.wiring)))
    }
    for notice in appSession.takeNotices() { show(Output(.notice, StyledText(notice: notice))) }
  }
}
