import StageProtocol

/// A question that this stage answers.
@MainActor
protocol AnsweredQuestion: StageQuestion {
  /// - Throws: a refusal; nothing has changed then.
  func answer(in app: StageApp) throws(Refusal) -> Answer
}

/// The questions that this stage answers, in the order in which it lists them.
enum AnsweredQuestions {
  static let all: [any AnsweredQuestion.Type] = [
    DescriptionQuestion.self, EventQuestion.self, ScreenQuestion.self, ObjectGraphQuestion.self,
    RegistrationsQuestion.self, ValidationQuestion.self, TraceQuestion.self, LeaksQuestion.self,
    InspectionQuestion.self, ReasonsQuestion.self, RoutesQuestion.self, ServicesQuestion.self, TimeQuestion.self,
    QuitQuestion.self,
  ]

  static var names: [String] { all.map { $0.name } }

  /// The question of a name; nil if this stage has no answer to it.
  static func named(_ name: String) -> (any AnsweredQuestion.Type)? { all.first { $0.name == name } }
}
