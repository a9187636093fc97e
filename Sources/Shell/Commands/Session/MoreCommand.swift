import ShellText

/// Shows what was left out of the last long answer.
struct MoreCommand: Command {
  let name = "more"
  let group = CommandGroup.session
  let summary = "show what was left out of the last long answer"
  let discussion = """
    An answer that is longer than the window is shown page by page: Space or Enter goes on, b goes back, / finds a text, \
    n finds it again, q leaves; any other letter begins the next command. `trace` and `graph` show the part that fits. \
    `set pager off` shows everything at once.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if session.presenter.isOn { return try session.presenter.wholeAnswer() }
    guard let withheld = session.withheld else { throw .presentation(.nothingCut) }
    return Output(withheld)
  }
}
