import ShellText

/// Takes events back.
struct UndoCommand: AppCommand {
  let name = "undo"
  let group = CommandGroup.session
  let summary = "take the last event back"
  let arguments = [Argument("count", .optional)]
  let examples = [Example("undo 3", "takes the last three back")]
  let discussion = "The app is launched afresh, and everything before the event happens to it again."

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let events = try session.undo(try invocation.count(0) ?? 1)
    return .beforeScreen(.notice, "taken back: \(events.map(\.commandLine).joined(separator: "; "))")
  }
}
