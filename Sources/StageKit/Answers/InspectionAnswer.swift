import StageProtocol

extension InspectionQuestion: AnsweredQuestion {
  func answer(in app: StageApp) throws(Refusal) -> ObjectInspection {
    try ObjectQuestions(map: app.inspector.map(), index: app.index).inspection(of: subject)
  }
}
