import LessonKit
import ShellText
import TerminalText

/// Gives the next hint that fits.
struct HintCommand: LearningCommand {
  let name = "hint"
  let group = CommandGroup.learning
  let summary = "get a hint, then a bigger one"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    guard player.series == nil else { throw .lesson(.noHintsNow) }
    if player.isInHunt { throw .hunt(.noHints) }
    if player.isInWorkshop { throw .lesson(.noHintsInWorkshop) }
    if player.hasOpenArrangement { return Output(try player.joinParts(display: display)) }
    if let question = player.askedQuestion, try player.requireLesson().step.hasTask {
      return Output(try look(for: question, with: player))
    }
    let rung = try player.nextHint()
    let text = player.text(display).markdown(rung.hint.blocks)
    let step = try player.requireLesson().step
    let hasSolution = !step.solution.isEmpty || step.exercise != nil
    let more =
      rung.isLast
      ? hasSolution ? "that was the last hint; `solution` shows a way" : "that was the last hint"
      : "`hint` again says more (\(rung.number) of \(rung.count))"
    return Output(text + "\n" + StyledText(marking: more).styled(.quiet))
  }

  /// The hints lead to the step's goals. Once those are reached, what is left is a question.
  private func look(for question: OpenQuestion, with player: LessonPlayer) throws(ShellError) -> StyledText {
    guard let look = try player.posed(question).look?.text else {
      return StyledText(
        marking: "the task is done, and the answer is in what it has shown; `lesson` shows the step again")
    }
    return StyledText(marking: "the task is done; before you answer, look: `\(look)`")
  }
}
