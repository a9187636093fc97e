import StageProtocol

extension RoutesQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> RouteList {
    TraceRecorder.shared.leavingOut { RouteList(routes: app.delegate.routes) }
  }
}
