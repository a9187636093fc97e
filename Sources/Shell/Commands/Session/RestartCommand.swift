import Grammar
import ShellText

/// Launches the app again.
struct RestartCommand: AppCommand {
  let name = "restart"
  let group = CommandGroup.session
  let summary = "launch the app again and replay what happened"

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    try session.restart()
    let count = session.app?.log.done.count ?? 0
    return .beforeScreen(.notice, "launched again, \(count.counted("event")) replayed")
  }
}
