import ScreenKit
import StageClient
import StageProtocol
import TerminalText

extension Session {
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

  /// The screen, where a person wants to see it after an event.
  var screenAfterEvent: Output {
    guard showsScreens, let app else { return .none }
    return Output(ScreenText(settings: settings).text(for: app.screen))
  }

  /// A remark, and below it the screen, where a person wants to see that.
  func notice(_ text: StyledText) -> Output {
    let screen = screenAfterEvent.text
    return Output(.notice, screen.isEmpty ? text : text + "\n" + screen)
  }

  /// - Throws: `ShellError.noAppRuns`.
  func requireApp() throws(ShellError) -> RunningApp {
    guard let app else { throw .noAppRuns(firstToTry: wirings.firstToTry) }
    return app
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

  /// Launches the app in hand again and lets these events happen to it, and no others.
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
    // What comes of an event that is taken back is told again once that is done again.
    let kept = zip(app.log.events, events).prefix { $0 == $1 }.count
    self.app?.toldLeaks = app.toldLeaks.filter { $0.event <= kept }
    forgetPraiseUnlessDeserved()
  }
}
