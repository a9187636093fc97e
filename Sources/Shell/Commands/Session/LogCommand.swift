import ShellText
import StageProtocol
import TerminalText

/// Shows what has happened to the app.
struct LogCommand: AppCommand {
  let name = "log"
  let group = CommandGroup.session
  let summary = "list what has happened to the app"
  let options = [Option.json]
  let discussion = """
    The lines are commands. Events that the app refused are not among them; those that were taken back are, below the \
    others. The numbers are those of `goto` and `trace`; bookmarks stand behind the moment that they mark.
    """

  /// The form of `log --json`.
  private struct Form: Encodable {
    let wiring: String
    let events: [StageEvent]
    let undone: [StageEvent]
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let app = try session.requireApp()
    let launch: [[StyledText]] =
      session.bookmarkNames(afterEvent: 0).isEmpty ? [] : [row(0, "launch", .quiet, in: session, display: display)]
    let done = app.log.events.enumerated().map { index, event in
      row(index + 1, event.commandLine, .plain, in: session, display: display)
    }
    let undone = app.log.undone.enumerated().map { index, event in
      row(done.count + index + 1, event.commandLine, .quiet, note: "taken back", in: session, display: display)
    }
    let rows = launch + done + undone
    let text: StyledText = rows.isEmpty ? "nothing has happened since the launch" : TextTable(rows: rows).text
    return Output(text, json: Form(wiring: app.wiring.name, events: app.log.events, undone: app.log.undone))
  }

  private func row(
    _ number: Int, _ words: String, _ style: TextStyle, note: String = "", in session: AppSession,
    display: Display
  ) -> [StyledText] {
    let arrow = display.isAccessible ? "bookmark " : "← "
    let names = session.bookmarkNames(afterEvent: number)
    let marks = names.isEmpty ? [] : [arrow + names.joined(separator: ", ")]
    let notes = ([note] + marks).filter { !$0.isEmpty }.joined(separator: "  ")
    return [StyledText("\(number)", .quiet), StyledText(words, style), StyledText(notes, .quiet)]
  }
}
