import StageProtocol

extension EventQuestion: AnsweredQuestion {
  func answer(in app: StageApp) throws(Refusal) -> EventReport {
    let performer = EventPerformer(application: app.application, delegate: app.delegate, window: try app.window)
    let recording = EventRecording(of: app)
    do throws(Refusal) {
      try performer.perform(event)
    } catch {
      recording.abandon()
      throw error
    }
    MainLoop.settle()
    let trace = recording.conclude()
    return EventReport(
      screen: try app.window.screen, time: VirtualTime.shared.report, mayLeak: app.leaks.mayLeak,
      createdTypes: trace.createdTypes ?? [], freedTypes: trace.freedTypes ?? [])
  }
}
