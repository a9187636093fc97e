/// Leaves a step undone.
struct SkipCommand: Command {
  let name = "skip"
  let group = CommandGroup.learning
  let summary = "leave this step undone, and go on"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    try session.note { $0.isSkipped = !$0.isDone }
    return try session.goOn()
  }
}
