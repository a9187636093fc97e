import LessonKit
import ShellText
import TerminalText

/// Shows a way to the step's goals.
struct SolutionCommand: LearningCommand {
  let name = "solution"
  let group = CommandGroup.learning
  let summary = "show a way to the goal"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    guard player.series == nil else { throw .lesson(.noHintsNow) }
    if player.isInHunt { throw .hunt(.noHints) }
    if player.isInWorkshop { throw .lesson(.solutionOfWorkshop) }
    let step = try player.requireLesson().step
    if let exercise = step.exercise {
      let text = try player.solution(of: exercise, display: display)
      try player.note { $0.sawSolution = true }
      return Output(text)
    }
    if step.arrangement != nil { return Output(try player.arrangementSolution(display: display)) }
    guard !step.solution.isEmpty else { throw .lesson(.noSolution) }
    try player.note { $0.sawSolution = true }
    let lines = step.solution.map { StyledText("  \($0.text)", .code) }
    let advice = StyledText("type it yourself; there are other ways too", .quiet)
    return Output((lines + [advice]).joined(separator: "\n"))
  }
}
