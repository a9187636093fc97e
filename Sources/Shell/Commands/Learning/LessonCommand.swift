/// Opens a lesson.
struct LessonCommand: Command {
  let name = "lesson"
  let otherNames = ["learn", "tutorial"]
  let group = CommandGroup.learning
  let summary = "open a lesson where you left it, or show its step"
  let arguments = [Argument("id", .optional, from: .lessons)]
  let discussion = """
    Opening a step puts the app in the order that the step needs. Without an id, the step in hand is shown again, and \
    the app stays as it is.
    """

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    if let id = invocation.argument(0) { return try session.open(try session.shelf.lesson(id)) }
    let place = try session.requireLesson()
    return Output(
      LessonText(settings: session.settings, shell: SessionEnvironment(session)).step(
        place, answers: try session.stepProgress().answers))
  }
}
