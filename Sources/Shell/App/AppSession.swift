import Foundation
import StageClient
import StageProtocol

/// The app and its time: the wiring on the stage, what has happened to it, and how to replay that.
///
/// It knows nothing of lessons, nor of how things are shown. Not thread-safe; a shell has one and uses it from one place.
public final class AppSession {
  /// What can be put on a stage by name.
  public internal(set) var wirings: WiringCatalog
  /// The current app; nil before the first `switch`.
  public internal(set) var app: RunningApp?
  /// Code of one's own that was to be put on the stage last, and does not compile or does not survive its launch.
  var turnedDown: TurnedDown?
  /// Moments that were marked, the oldest first.
  var bookmarks: [Bookmark] = []
  /// What relative folders are relative to.
  public var folder: URL
  /// The folders in which programs such as Graphviz are looked for.
  public var programFolders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  /// Asked repeatedly by everything that takes long; true ends it.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// Called with what is being waited for; shown until something else is.
  public var onProgress: (String) -> Void = { _ in }

  /// What the open step of a lesson speaks of: a view that cannot show all shows that.
  var mentions = Mentions()

  /// What somebody has looked at since the app has changed last.
  var looks = Looks()

  /// The code of the hunt that is under way, of whose leaks nothing is told; nil without one.
  var hunted: Wiring?

  /// Whether the app on the stage is one of whose leaks nothing is told.
  var isHunting: Bool { hunted != nil && app?.wiring == hunted }

  let builder: any StageBuilder
  /// What was counted, and is not counted again.
  public let figures = KeptFigures()
  /// The code that was checked last.
  var readCode: ReadCode?
  /// The code whose declarations were looked for last.
  var code: DeclaredCode?
  /// The events that have happened to a copy of the app last.
  var rehearsed: Rehearsed?
  /// Output of the app that has not been shown yet.
  var printed = AppOutput()
  /// Notices to print after the current command.
  var notices: [String] = []
  /// How often an event was sent to an app, those that it refused included.
  private(set) var sendCount = 0

  init(wirings: WiringCatalog, builder: any StageBuilder, folder: URL) {
    self.wirings = wirings
    self.builder = builder
    self.folder = folder
  }

  /// Lets an event happen to the app and writes it in the log. A refused event leaves no trace.
  ///
  /// - Throws: `ShellError.noAppRuns`, `.appStopped`, `.refused`, or `.appFailed` when the app did not survive it.
  @discardableResult
  public func perform(_ event: StageEvent) throws(ShellError) -> EventReport {
    let report = try send(event, again: false)
    app?.log.record(event, screen: report.screen)
    if report.mayLeak { try noteLeaks() }
    return report
  }

  /// Takes the last events back, by replaying those before them on a fresh stage.
  /// Where the app has stopped, the event that stopped it is taken back.
  ///
  /// - Returns: the events that were taken back, the last one first.
  func undo(_ count: Int) throws(ShellError) -> [StageEvent] {
    let app = try requireApp()
    let interrupted = [app.log.interrupted].compactMap(\.self)
    let kept = app.log.done.count + interrupted.count - count
    guard kept >= 0 else { throw .tooFewToUndo(count + kept) }
    let takenBack = app.log.events.suffix(from: kept)
    try replay(Array(app.log.events.prefix(kept)), undone: takenBack + app.log.undone)
    return interrupted + takenBack.reversed()
  }

  /// Lets events that were taken back happen again.
  ///
  /// - Returns: the events, in order.
  func redo(_ count: Int) throws(ShellError) -> [StageEvent] {
    let events = Array(try requireApp().log.undone.prefix(count))
    guard events.count == count else { throw .tooFewToRedo(events.count) }
    var mayLeak = false
    for event in events {
      let report = try send(event, again: true)
      app?.log.recordAgain(screen: report.screen)
      mayLeak = report.mayLeak
    }
    if mayLeak { try noteLeaks() }
    return events
  }

  /// Launches the app again and replays what has happened to it.
  func restart() throws(ShellError) {
    let app = try requireApp()
    try replay(app.log.events, undone: app.log.undone)
  }

  /// Launches the app again and forgets what has happened to it.
  func launchAfresh() throws(ShellError) {
    try replay([], undone: [])
  }

  /// - Throws: `ShellError.noAppRuns` or `.appStopped`.
  private func requireStage() throws(ShellError) -> (RunningApp, any Stage) {
    let app = try requireApp()
    guard let stage = app.stage else { throw .appStopped(app.wiring.name) }
    return (app, stage)
  }

  /// The wiring whose code is read and edited: that on the stage, or one's own that was to be put there and does not
  /// compile.
  ///
  /// - Throws: `ShellError.noAppRuns`.
  func requireCode() throws(ShellError) -> Wiring {
    if let turnedDown { return turnedDown.wiring }
    return try requireApp().wiring
  }

  /// - Throws: `ShellError.noAppRuns`.
  func requireApp() throws(ShellError) -> RunningApp {
    if let app { return app }
    throw turnedDown.map { .notOnStage($0.wiring.name) } ?? .noAppRuns(firstToTry: wirings.firstToTry)
  }

  /// Asks the stage something; an app that ends instead of answering has stopped.
  func ask<Asked: StageQuestion>(_ question: Asked) throws(ShellError) -> Asked.Answer {
    let (app, stage) = try requireStage()
    do throws(StageProblem) {
      return try stage.ask(question)
    } catch {
      throw noteEnd(of: app, after: error, during: .looking)
    }
  }

  private func send(_ event: StageEvent, again: Bool) throws(ShellError) -> EventReport {
    let (app, stage) = try requireStage()
    sendCount += 1
    do throws(StageProblem) {
      return try stage.ask(EventQuestion(event))
    } catch {
      if case .ended = error { self.app?.log.interrupt(at: event, again: again) }
      throw noteEnd(of: app, after: error, during: .event(event))
    }
  }

  private func noteEnd(
    of app: RunningApp, after problem: StageProblem, during moment: AppFailure.Moment
  ) -> ShellError {
    switch problem {
    case .refused(let reason): return .refused(reason)
    case .ended(let failure):
      if let stage = app.stage { printed.append(stage.takeOutput()) }
      end()
      return .appFailed(AppFailure(wiring: app.wiring, failure: failure, moment: moment))
    }
  }

  /// Launches the current app again and lets these events happen to it, and no others.
  ///
  /// - Parameter undone: what can be done again.
  func replay(_ events: [StageEvent], undone: some Sequence<StageEvent>) throws(ShellError) {
    let app = try requireApp()
    // What the app prints was seen when these events happened first.
    var printedAgain = AppOutput()
    let replay = try Replay.run(
      events, on: app.build, of: app.wiring, printed: &printedAgain, isCancelled: isCancelled)
    if let refusal = replay.refusal {
      replay.stage.quit()
      throw .refused(refusal.reason)
    }
    app.stage?.quit()
    self.app = RunningApp(wiring: app.wiring, build: app.build, replay: replay, undone: Array(undone))
    // A leak of an event that is taken back is reported again once that event is done again.
    let kept = zip(app.log.events, events).prefix { $0 == $1 }.count
    self.app?.toldLeaks = app.toldLeaks.filter { $0.event <= kept }
    self.app?.codeTime = app.codeTime
    self.app?.isOld = app.isOld
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
    turnedDown = nil
    looks = Looks()
    printed = AppOutput()
  }

  /// What the app has printed since the last time.
  func takeOutput() -> AppOutput {
    if let stage = app?.stage { printed.append(stage.takeOutput()) }
    defer { printed = AppOutput() }
    return printed
  }

  /// The notices since the last time.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }
}
