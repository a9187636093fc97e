import ShellText

/// Starts the step afresh.
struct ResetCommand: LearningCommand {
  let name = "reset"
  let group = CommandGroup.learning
  let summary = "put the app as it was when the step began"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    try player.beginStep(display: display)
  }
}
