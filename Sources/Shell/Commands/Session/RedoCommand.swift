import ShellText

/// Lets events that were taken back happen again.
struct RedoCommand: AppCommand {
  let name = "redo"
  let group = CommandGroup.session
  let summary = "do again what was taken back"
  let arguments = [Argument("count", .optional)]

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let events = try session.redo(try invocation.count(0) ?? 1)
    return .beforeScreen(.notice, "done again: \(events.map(\.commandLine).joined(separator: "; "))")
  }
}
