import LessonKit
import ShellText
import TerminalText

/// Shows the steps of the open lesson.
struct ProgressCommand: LearningCommand {
  let name = "progress"
  let group = CommandGroup.learning
  let summary = "show what you have done in this lesson"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    guard let place = player.openLesson else {
      return try LessonsCommand().run(invocation, with: player, display: display)
    }
    let progress = player.library.progress(in: place.lesson)
    let rows = place.lesson.steps.enumerated().map { index, step -> [StyledText] in
      [
        StyledText("\(index + 1)", .dim),
        StyledText(step.title, index == place.index ? .bold : .plain),
        Self.state(of: progress[step: step.id]),
        StyledText(index == place.index ? "you are here" : "", .accent),
      ]
    }
    return Output("\(place.lesson.title, .heading)\n" + TextTable(rows: rows, indentation: 2).text)
  }

  private static func state(of step: StepProgress) -> StyledText {
    if step.isDone { return StyledText("done", .good) }
    return step.isSkipped ? StyledText("skipped", .warning) : StyledText("open", .dim)
  }
}
