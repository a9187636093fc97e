import Grammar
import ShellText
import TerminalText

/// Writes what has happened into a file.
struct SaveCommand: AppCommand {
  let name = "save"
  let group = CommandGroup.session
  let summary = "write what has happened into a file that runs"
  let arguments = [Argument("file", from: .scripts, isText: true)]
  let options = [Self.replace]
  let examples = [
    Example("save friends.atl", "run friends.atl lets it happen again"),
    Example("save friends.atl --replace", "in place of what is there"),
  ]
  let discussion = "Events only, one a line, as `log` shows them. The wiring is not part of it: the file runs on any."

  private static let replace = Option("replace", "also where there is such a file")

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let app = try session.requireApp()
    let file = invocation.arguments[0]
    let log = SavedLog(app.log.events, of: app.wiring)
    try log.write(to: file, relativeTo: session.folder, replacing: invocation.has(Self.replace))
    let count = app.log.events.count.counted("event")
    return Output(.notice, StyledText(marking: "\(count) written; `run \(file.asWord)` lets them happen again"))
  }
}
