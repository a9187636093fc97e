import StageProtocol

/// `builds`: the app's code compiles.
struct BuildGoal: GoalKind {
  static let keyword = "builds"
  static let usage = "builds"
  static let meaning = "the code compiles"
  static let isQuick = false
  static let isAboutCode = true

  init?(words: [String]) {
    guard words.isEmpty else { return nil }
  }

  var description: String { "builds" }

  var words: String { "the code compiles" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    try shell.answer(to: BuildQuestion())
    return .met
  }
}

/// Has the app's code compiled. Answering throws what is wrong with it.
public struct BuildQuestion: Question {
  public typealias Answer = Void
}
