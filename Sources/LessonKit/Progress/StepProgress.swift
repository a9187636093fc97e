/// What a learner has done in one step.
public struct StepProgress: Hashable, Sendable {
  /// Whether the goals were reached and the quizzes answered.
  public var isDone: Bool
  /// Whether the step was left with `skip`.
  public var isSkipped: Bool
  /// The hints that were shown, by their place in the step, from 1.
  public var shownHints: Set<Int>
  /// Whether the solution was shown.
  public var sawSolution: Bool
  /// The right answer to each quiz that has been given one, by the quiz's place in the step, from 1: the places of the
  /// choices as the lesson has them, from 1.
  public var answers: [Int: Set<Int>]
  /// How often each quiz was answered wrongly, by the quiz's place in the step, from 1.
  public var wrongAnswers: [Int: Int]
  /// How often code was put together in an order that was not right.
  public var wrongTries: Int
  /// What the learner has written down, the oldest first.
  public var notes: [String]
  /// The day on which it was done first; nil if it is not done, or that was not kept yet.
  public var doneOn: Day?
  /// When each quiz was asked again after the lesson, by the quiz's place in the step, from 1.
  public var reviews: [Int: ReviewRecord]

  /// The progress of a step; without arguments, of one that was never seen.
  public init(
    isDone: Bool = false, isSkipped: Bool = false, shownHints: Set<Int> = [], sawSolution: Bool = false,
    answers: [Int: Set<Int>] = [:], wrongAnswers: [Int: Int] = [:], wrongTries: Int = 0, notes: [String] = [],
    doneOn: Day? = nil, reviews: [Int: ReviewRecord] = [:]
  ) {
    self.isDone = isDone
    self.isSkipped = isSkipped
    self.shownHints = shownHints
    self.sawSolution = sawSolution
    self.answers = answers
    self.wrongAnswers = wrongAnswers
    self.wrongTries = wrongTries
    self.notes = notes
    self.doneOn = doneOn
    self.reviews = reviews
  }

  /// Notes that it is done, and since when.
  public mutating func finish(on day: Day) {
    isDone = true
    doneOn = doneOn ?? day
  }

  /// How many hints were shown.
  public var hints: Int { shownHints.count }
}
