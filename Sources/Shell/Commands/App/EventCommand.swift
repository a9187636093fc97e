import StageProtocol

/// A command that lets an event happen, and shows the screen that it leads to.
protocol EventCommand: Command {}

extension EventCommand {
  var group: CommandGroup { .app }

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    try session.perform(try event(invocation))
    return session.screenAfterEvent
  }

  /// - Throws: `ShellError.event` when the arguments are not what the event takes.
  func event(_ invocation: Invocation) throws(ShellError) -> StageEvent {
    try StageEvent(typed: [name] + invocation.arguments)
  }
}
