import LessonKit
import ShellText
import TerminalText

/// Gives the next hint.
struct HintCommand: LearningCommand {
  let name = "hint"
  let group = CommandGroup.learning
  let summary = "get a hint, then a bigger one"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let step = try player.requireLesson().step
    guard !step.hints.isEmpty else { throw .lesson(.noHints) }
    let seen = min(try player.stepProgress().hints, step.hints.count)
    let index = min(seen, step.hints.count - 1)
    try player.note { $0.hints = index + 1 }
    let text = LessonText(display: display).markdown(step.hints[index].blocks)
    let isLast = index == step.hints.count - 1
    let more =
      isLast
      ? step.solution.isEmpty ? "that was the last hint" : "that was the last hint; `solution` shows a way"
      : "`hint` again says more (\(index + 1) of \(step.hints.count))"
    return Output(text + "\n" + StyledText(marking: more).styled(.dim))
  }
}
