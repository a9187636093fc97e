import StageProtocol

extension LeaksQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> LeakReport { app.leaks.report(app.inspector) }
}
