import StageProtocol

extension ServicesQuestion: AnsweredQuestion {
  func answer(in app: StageApp) throws(Refusal) -> ServiceSettings { try app.serviceController.settings }
}
