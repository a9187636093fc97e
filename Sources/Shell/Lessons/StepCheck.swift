import LessonKit
import StageProtocol

/// What came of looking at the goals and questions of a step.
struct StepCheck {
  let verdicts: [(goal: Goal, verdict: GoalVerdict)]
  let hasOpenQuestion: Bool

  init(of step: LessonStep, answers: [Int: Set<Int>], asking shell: any QuestionAnswerer) {
    verdicts = step.goals.map { ($0.goal, $0.goal.verdict(asking: shell)) }
    hasOpenQuestion = !step.openQuestions(after: answers).isEmpty
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

extension LessonStep {
  /// The questions that have not been answered rightly.
  func openQuestions(after answers: [Int: Set<Int>]) -> [Quiz] {
    quizzes.enumerated().filter { !$0.element.isDone(after: answers[$0.offset + 1]) }.map(\.element)
  }
}
