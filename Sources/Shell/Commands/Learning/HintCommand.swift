import LessonKit
import TerminalText

/// Gives the next hint.
struct HintCommand: Command {
  let name = "hint"
  let group = CommandGroup.learning
  let summary = "get a hint, then a bigger one"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let step = try session.requireLesson().step
    guard !step.hints.isEmpty else { throw .failed("this step has no hints") }
    let seen = min(try session.stepProgress().hints, step.hints.count)
    let index = min(seen, step.hints.count - 1)
    try session.note { $0.hints = index + 1 }
    let text = LessonText(settings: session.settings).markdown(step.hints[index].blocks)
    let isLast = index == step.hints.count - 1
    let more =
      isLast
      ? step.solution.isEmpty ? "that was the last hint" : "that was the last hint; `solution` shows a way"
      : "`hint` again says more (\(index + 1) of \(step.hints.count))"
    return Output(text + "\n" + StyledText(marking: more).styled(.dim))
  }
}
