import ShellText

/// Leaves a step undone.
struct SkipCommand: LearningCommand {
  let name = "skip"
  let group = CommandGroup.learning
  let summary = "leave this step undone, and go on"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    try player.note { $0.isSkipped = !$0.isDone }
    return try player.goOn(display: display)
  }
}
