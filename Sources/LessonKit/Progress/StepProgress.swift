/// What a learner has done in one step.
public struct StepProgress: Hashable, Sendable {
  /// Whether the goals were reached and the quizzes answered.
  public var isDone: Bool
  /// Whether the step was left with `skip`.
  public var isSkipped: Bool
  /// How many hints were shown.
  public var hints: Int
  /// Whether the solution was shown.
  public var sawSolution: Bool
  /// The last answer to each quiz, by the quiz's place in the step, from 1: the places of the choices, from 1.
  public var answers: [Int: Set<Int>]

  /// The progress of a step; without arguments, of one that was never seen.
  public init(
    isDone: Bool = false, isSkipped: Bool = false, hints: Int = 0, sawSolution: Bool = false,
    answers: [Int: Set<Int>] = [:]
  ) {
    self.isDone = isDone
    self.isSkipped = isSkipped
    self.hints = hints
    self.sawSolution = sawSolution
    self.answers = answers
  }
}
