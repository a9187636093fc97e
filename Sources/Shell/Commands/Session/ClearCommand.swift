import ShellText

/// Empties the window.
struct ClearCommand: Command {
  let name = "clear"
  let otherNames = ["cls"]
  let group = CommandGroup.session
  let summary = "empty the window, as Ctrl-L does"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    display.isInteractive ? .clear : .none
  }
}
