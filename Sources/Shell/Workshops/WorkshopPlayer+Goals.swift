import LessonKit

/// The goals of an exercise that the app on the stage has reached, as far as that is quick to see.
struct ReachedGoals {
  /// The exercise's id.
  let exercise: String
  let goals: [Goal]
}

/// What a save has changed about an exercise's goals.
struct GoalChange {
  let reached: [Goal]
  let lost: [Goal]

  var isEmpty: Bool { reached.isEmpty && lost.isEmpty }
}

extension WorkshopPlayer {
  /// Looks at the goals of the exercise that the learner works on, and says what has changed since the last look; nil if
  /// there was none, or the app on the stage is not the learner's.
  @discardableResult
  func lookAtGoals() -> GoalChange? {
    guard let open, let id = exerciseID, let exercise = open.exercises.first(where: { $0.id == id }),
      appSession.app?.wiring.folder == open.mine.folder
    else {
      reachedGoals = nil
      return nil
    }
    let before = reachedGoals
    let now = exercise.goals.filter { $0.isQuick && $0.verdict(asking: appSession).isMet }
    reachedGoals = ReachedGoals(exercise: id, goals: now)
    guard let before, before.exercise == id else { return nil }
    return GoalChange(
      reached: now.filter { !before.goals.contains($0) }, lost: before.goals.filter { !now.contains($0) })
  }
}
