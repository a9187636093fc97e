/// Starts the step afresh.
struct ResetCommand: Command {
  let name = "reset"
  let group = CommandGroup.learning
  let summary = "put the app as it was when the step began"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    try session.beginStep()
  }
}
