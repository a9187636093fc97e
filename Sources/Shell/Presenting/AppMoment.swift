import StageProtocol

/// What an app is at a moment: the wiring, and what has happened to it. The same code makes the same app of it again.
struct AppMoment {
  let wiring: Wiring
  let events: [StageEvent]
  let undone: [StageEvent]
  let isRunning: Bool
  private let toldLeaks: Set<ToldLeak>

  init(_ app: RunningApp) {
    wiring = app.wiring
    events = app.log.events
    undone = app.log.undone
    isRunning = app.isRunning
    toldLeaks = app.toldLeaks
  }

  /// Whether an app is as it was then.
  func isNow(_ app: RunningApp?) -> Bool {
    app.map { ($0.wiring, $0.isRunning) == (wiring, isRunning) && ($0.log.events, $0.log.undone) == (events, undone) }
      ?? false
  }

  /// Puts the app on the stage as it was then.
  func restore(in session: AppSession) throws(ShellError) {
    try session.launch(wiring, events: events, undone: undone)
    session.app?.toldLeaks = toldLeaks
  }
}
