/// Leaves the shell.
struct QuitCommand: Command {
  let name = "quit"
  let otherNames = ["exit", "bye", "q"]
  let group = CommandGroup.session
  let summary = "leave"

  func run(_ invocation: Invocation, in session: Session, settings: Settings) throws(ShellError) -> Output {
    session.isOver = true
    return .none
  }
}
