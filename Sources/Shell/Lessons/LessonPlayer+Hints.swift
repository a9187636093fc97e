import LessonKit
import ShellText
import TerminalText

// What helps: hints that fit what is the case now, and what is said of wrong turns.
extension LessonPlayer {
  /// A rung of the current step's ladder of hints.
  struct Rung {
    let hint: Hint
    /// Its place among the rungs that fit or were shown, from 1.
    let number: Int
    /// How many those are.
    let count: Int

    var isLast: Bool { number == count }
  }

  /// Whether `hint` has something to say about the current step, sooner or later.
  var hasHints: Bool { hasOpenArrangement || openLesson?.step.hints.isEmpty == false }

  /// The first hint that fits now and was not shown yet, or else the last that fits; notes that it was shown.
  ///
  /// - Throws: `ShellError.lesson` where the step has no hints, or none that fits.
  func nextHint() throws(ShellError) -> Rung {
    let step = try requireLesson().step
    guard !step.hints.isEmpty else { throw .lesson(.noHints) }
    let shown = try stepProgress().shownHints
    let fitting = step.hints.indices.filter { step.hints[$0].conditions.hold(asking: environment) }
    guard let index = fitting.first(where: { !shown.contains($0 + 1) }) ?? fitting.last else {
      throw .lesson(.noHintFits)
    }
    try note { $0.shownHints.insert(index + 1) }
    let open = fitting.count { !shown.contains($0 + 1) && $0 != index }
    let count = shown.union([index + 1]).count { step.hints.indices.contains($0 - 1) }
    return Rung(hint: step.hints[index], number: count, count: count + open)
  }

  /// Says once where to look, where that is all that the step lacks: the screen does not show that something is missing.
  func newsOfLooks(display: Display) -> StyledText? {
    guard let place = openLesson, !place.isAnnounced, !place.hasToldLooks else { return nil }
    let missing = place.step.goals.map(\.goal).filter { $0.isQuick && !$0.verdict(asking: environment).isMet }
    guard !missing.isEmpty, missing.allSatisfy(\.isLook) else { return nil }
    openLesson?.hasToldLooks = true
    let text = text(display)
    return missing.map { text.goal($0, isReached: false) }.joined(separator: "\n")
  }

  /// What is to be said of the wrong turn that the learner has taken; nil where there is none, or it was said before.
  ///
  /// Called after every command, so that what takes long is only looked at once the rest is the case, and a turn that is
  /// known by nothing else is left to `turn(for:)`.
  func news(ofTurnFor display: Display) -> StyledText? {
    guard let place = openLesson, !place.isAnnounced else { return nil }
    let turns = place.step.turns.enumerated().filter { index, turn in
      !place.toldTurns.contains(index) && turn.conditions.contains(where: \.isQuick)
    }
    guard let (index, turn) = turns.first(where: { $0.element.isTaken(asking: environment) }) else { return nil }
    openLesson?.toldTurns.insert(index)
    return words(of: turn, display: display)
  }

  /// What is to be said of the wrong turn that the learner is on, whether it was said before or not.
  func turn(for display: Display) -> StyledText? {
    guard let place = openLesson,
      let (index, turn) = place.step.turns.enumerated().first(where: { $0.element.isTaken(asking: environment) })
    else { return nil }
    openLesson?.toldTurns.insert(index)
    return words(of: turn, display: display)
  }

  private func words(of turn: WrongTurn, display: Display) -> StyledText { text(display).markdown(turn.blocks) }
}

extension WrongTurn {
  fileprivate func isTaken(asking shell: any LessonEnvironment) -> Bool { conditions.hold(asking: shell) }
}
