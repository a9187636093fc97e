import StageProtocol
import TerminalText

/// Shows what has happened to the app.
struct LogCommand: Command {
  let name = "log"
  let group = CommandGroup.session
  let summary = "list what has happened to the app"
  let options = [Option.json]
  let discussion = "The lines are commands. Events that the app refused are not among them."

  /// The form of `log --json`.
  private struct Form: Encodable {
    let wiring: String
    let events: [StageEvent]
    let undone: [StageEvent]
  }

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let app = try session.requireApp()
    let done = app.log.events.enumerated().map { index, event -> [StyledText] in
      [StyledText("\(index + 1)", .dim), StyledText(event.commandLine)]
    }
    let undone = app.log.undone.map { event -> [StyledText] in
      ["", StyledText(event.commandLine, .dim), StyledText("taken back", .dim)]
    }
    let rows = done + undone
    let text: StyledText = rows.isEmpty ? "nothing has happened since the launch" : TextTable(rows: rows).text
    return try Output(text, json: Form(wiring: app.wiring.name, events: app.log.events, undone: app.log.undone))
  }
}
