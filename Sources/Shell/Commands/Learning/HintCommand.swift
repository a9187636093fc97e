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
    if player.hasOpenArrangement { return Output(try player.joinParts(display: display)) }
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
}
