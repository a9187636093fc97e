import LessonKit
import StageProtocol

/// What came of looking at the goals and questions of a step.
struct StepCheck {
  let verdicts: [(goal: Goal, verdict: GoalVerdict)]
  let hasOpenQuestion: Bool
  /// Whether the step has an exercise that was not seen to be right.
  let hasOpenExercise: Bool
  /// Whether the step has parts that were not put in order.
  let hasOpenArrangement: Bool

  /// - Parameters:
  ///   - hasPassed: whether the step's exercise, or its arrangement, was seen to be right.
  ///   - wasReached: whether the goals were reached since the step began, wherever the app is now.
  init(
    of step: LessonStep, after progress: StepProgress, hasPassed: Bool, wasReached: Bool,
    asking shell: any QuestionAnswerer
  ) {
    hasOpenExercise = step.exercise != nil && !hasPassed && !progress.isDone
    hasOpenArrangement = step.arrangement != nil && !hasPassed && !progress.isDone
    verdicts = step.goals.map { ($0.goal, wasReached ? .met : $0.goal.verdict(asking: shell)) }
    hasOpenQuestion = !step.openQuestions(after: progress).isEmpty
  }

  var isReached: Bool { !hasOpenExercise && !hasOpenArrangement && verdicts.allSatisfy { $0.verdict.isMet } }
  var isDone: Bool { isReached && !hasOpenQuestion }

  /// What is missing.
  var reasons: [String] {
    let exercise = hasOpenExercise ? ["not yet: the exercise: `check` says what it lacks"] : []
    let arrangement = hasOpenArrangement ? ["not yet: the code is not in order: `arrange` shows its parts"] : []
    return exercise + arrangement
      + verdicts.compactMap { pair in
        guard case .unmet(let reason) = pair.verdict else { return nil }
        return "not yet: \(pair.goal.lack(reason))"
      }
  }
}
