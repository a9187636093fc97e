import ShellText

/// Shows an answer of a presentation with all that was cut from it.
struct MoreCommand: Command {
  let name = "more"
  let group = CommandGroup.workshop
  let summary = "show all of what a presentation has cut"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    try session.presenter.wholeAnswer()
  }
}
