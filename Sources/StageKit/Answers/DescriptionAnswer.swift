import StageProtocol

extension DescriptionQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> StageDescription { StageDescription(of: app) }
}

extension QuitQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> StageDescription { StageDescription(of: app) }
}

extension StageDescription {
  @MainActor
  fileprivate init(of app: StageApp) {
    self.init(
      delegate: String(describing: type(of: app.delegate)), milliseconds: VirtualTime.shared.now.wholeMilliseconds,
      requests: AnsweredQuestions.names)
  }
}
