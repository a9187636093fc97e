import LessonKit
import ShellText
import StageClient
import StageProtocol

/// Events that have happened to a copy of the app, and what they have led to.
struct Rehearsed {
  let build: String
  let before: [StageEvent]
  let run: EventRun
}

extension AppSession {
  /// What events would lead to: they happen to a copy of the app, on a stage of its own.
  ///
  /// - Throws: `ShellError.refused`; `.prediction` if the app would not survive them.
  func rehearse(_ events: [StageEvent]) throws(ShellError) -> EventRun {
    let app = try requireApp()
    guard app.isRunning else { throw .appStopped(app.wiring.name) }
    if let rehearsed,
      (rehearsed.build, rehearsed.before, rehearsed.run.events) == (app.build.id, app.log.events, events)
    {
      return rehearsed.run
    }
    do throws(ShellError) {
      let run = try rehearse(events, on: app)
      rehearsed = Rehearsed(build: app.build.id, before: app.log.events, run: run)
      return run
    } catch .appFailed {
      throw .prediction(.appEnds(events.map(\.commandLine).joined(separator: "; ")))
    }
  }

  private func rehearse(_ events: [StageEvent], on app: RunningApp) throws(ShellError) -> EventRun {
    var unseen = AppOutput()
    let earlier = app.log.events + events.dropLast()
    let replay = try Replay.run(earlier, on: app.build, of: app.wiring, printed: &unseen, isCancelled: isCancelled)
    defer { replay.stage.quit() }
    if let refusal = replay.refusal { throw .refused(refusal.reason) }
    guard let event = events.last else { throw .missingArgument("<event>", usage: PredictCommand().usage) }
    do throws(StageProblem) {
      let (graph, leaks) = (try replay.stage.ask(.graph(.ownership)), try replay.stage.ask(.leaks))
      let screen = try replay.stage.ask(EventQuestion(event)).screen
      return EventRun(
        wiring: app.wiring.name, events: events, screenBefore: replay.entries.last?.screen ?? replay.launchScreen,
        screen: screen, graphBefore: graph, graph: try replay.stage.ask(.graph(.ownership)),
        trace: try replay.stage.ask(.lastTrace), leaksBefore: leaks, leaks: try replay.stage.ask(.leaks))
    } catch {
      throw ShellError(error, wiring: app.wiring, during: .event(event))
    }
  }
}

extension EventRunQuestion: SessionQuestion {
  func answer(in session: AppSession) throws(ShellError) -> EventRun { try session.rehearse(events) }
}
