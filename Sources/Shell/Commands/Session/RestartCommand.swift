import Grammar

/// Launches the app again.
struct RestartCommand: Command {
  let name = "restart"
  let group = CommandGroup.session
  let summary = "launch the app again and replay what happened"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    try session.restart()
    let count = session.app?.log.done.count ?? 0
    return session.notice("launched again, \(count.counted("event")) replayed")
  }
}
