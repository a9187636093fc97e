import TerminalText

/// Launches the app again.
struct RestartCommand: Command {
  let name = "restart"
  let group = CommandGroup.session
  let summary = "launch the app again and replay what happened"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    try session.restart()
    let count = session.app?.log.done.count ?? 0
    let text: StyledText = "launched again, \(count) \(count == 1 ? "event" : "events") replayed"
    guard session.showsScreens else { return Output(.notice, text) }
    return Output(.notice, text + "\n" + session.screenAfterEvent.text)
  }
}
