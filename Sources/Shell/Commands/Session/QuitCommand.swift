import ShellText

/// Leaves the shell.
struct QuitCommand: Command {
  let name = "quit"
  let otherNames = ["exit", "bye"]
  let group = CommandGroup.session
  let summary = "leave"

  /// What leaves a long answer, and a presentation, but not the shell.
  static let pagerKey = "q"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    session.isOver = true
    return .none
  }
}
