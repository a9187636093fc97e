extension LessonChecker {
  /// Each wrong turn is played from the step's beginning: it must be known where it leads, and not before.
  ///
  /// - Parameter hints: sees which hints fit there.
  func turnNotes(for step: LessonStep, hints: inout HintWatch) -> [LessonNote] {
    step.turns.compactMap { turn in
      if let note = begin(step) { return note }
      func note(_ issue: LessonIssue) -> LessonNote { LessonNote(line: turn.line, issue: issue) }
      if turn.conditions.hold(asking: environment) { return note(.turnHoldsBefore) }
      if let note = play(turn.commands, orNote: { .turnFailed($0, reason: $1) }) { return note }
      hints.look(asking: environment)
      if let missed = turn.conditions.first(where: { !$0.holds(asking: environment) }) {
        return note(.turnNotReached(missed))
      }
      return isReached(step) ? note(.turnReachesGoal) : nil
    }
  }
}
