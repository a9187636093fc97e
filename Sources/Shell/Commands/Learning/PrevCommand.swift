/// Goes back to the step before.
struct PrevCommand: Command {
  let name = "prev"
  let group = CommandGroup.learning
  let summary = "go back to the step before"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let place = try session.requireLesson()
    guard place.index > 0 else { throw .failed("this is the first step of the lesson") }
    return try session.move(to: place.index - 1)
  }
}
