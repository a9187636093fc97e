import StageProtocol

/// Watches the app during one event: its calls, its objects, what it prints, and which screens go.
///
/// Begins with the event, and ends with either `conclude` or `abandon`.
@MainActor
struct EventRecording {
  private let app: StageApp

  /// Begins to record; what happens from here on belongs to the event.
  init(of app: StageApp) {
    self.app = app
    app.leaks.note(app.inspector)
    TraceRecorder.shared.begin()
    ObjectRegistry.shared.begin()
    OutputWatch.begin()
  }

  /// The event was refused: it has no number, and nothing of it is kept.
  func abandon() {
    TraceRecorder.shared.abandon()
  }

  /// The app has settled after the event.
  ///
  /// - Returns: the calls of the event, with the types of the objects that it made and freed.
  func conclude() -> CallTrace {
    ObjectRegistry.shared.conclude()
    let trace = TraceRecorder.shared.trace
    app.leaks.noteGone(app.inspector, event: trace.event ?? 0)
    return trace
  }
}
