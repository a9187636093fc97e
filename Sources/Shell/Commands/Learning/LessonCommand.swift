import ShellText

/// Opens a lesson.
struct LessonCommand: LearningCommand {
  let name = "lesson"
  let otherNames = ["learn", "tutorial"]
  let group = CommandGroup.learning
  let summary = "open a lesson where you left it, or show its step"
  let arguments = [Argument("id", .optional, from: .lessons)]
  let discussion = """
    Opening a step puts the app in the order that the step needs. Without an id, the current step is shown again, and \
    the app stays as it is.
    """

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    if let id = invocation.argument(0) { return try player.open(try player.library.lesson(id), display: display) }
    let place = try player.requireLesson()
    return Output(player.text(display).step(place, answers: try player.stepProgress().answers))
  }
}
