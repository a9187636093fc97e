import ShellText

/// Leaves the shell.
struct QuitCommand: Command {
  let name = "quit"
  let otherNames = ["exit", "bye", "q"]
  let group = CommandGroup.session
  let summary = "leave"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    session.isOver = true
    return .none
  }
}
