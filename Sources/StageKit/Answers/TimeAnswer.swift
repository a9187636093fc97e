import StageProtocol

extension TimeQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> StageTime { VirtualTime.shared.report }
}
