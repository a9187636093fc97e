import LessonKit

/// What came of looking at the goals and questions of the step in hand.
struct StepCheck {
  let verdicts: [(goal: Goal, verdict: GoalVerdict)]
  let hasOpenQuestion: Bool

  /// Looks, and notes what is reached.
  init(of session: Session) throws(ShellError) {
    let step = try session.requireLesson().step
    let answers = try session.stepProgress().answers
    let environment = SessionEnvironment(session)
    verdicts = step.goals.map { ($0.goal, $0.goal.verdict(asking: environment)) }
    hasOpenQuestion = !LessonText.openQuestions(of: step, answers: answers).isEmpty
    if isDone, !step.isReading { try session.note { $0.isDone = true } }
  }

  var isReached: Bool { verdicts.allSatisfy { $0.verdict.isMet } }
  var isDone: Bool { isReached && !hasOpenQuestion }

  /// What is missing.
  var reasons: [String] {
    verdicts.compactMap { pair in
      guard case .unmet(let reason) = pair.verdict else { return nil }
      return "not yet: \(pair.goal): \(reason)"
    }
  }
}
