import StageProtocol

/// A command that lets an event happen, and shows the screen that it leads to.
protocol EventCommand: Command {}

extension EventCommand {
  var group: CommandGroup { .app }

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let event: StageEvent
    do throws(EventError) {
      event = try StageEvent(words: [name] + invocation.arguments)
    } catch {
      throw .event(error)
    }
    try session.perform(event)
    return session.screenAfterEvent
  }
}
