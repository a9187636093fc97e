import ShellText
import TerminalText

/// Lists the lines that were entered.
struct HistoryCommand: Command {
  let name = "history"
  let group = CommandGroup.session
  let summary = "list the lines you have entered"
  let arguments = [Argument("count", .optional)]
  let options = [Option.json]

  /// The form of `history --json`.
  private struct Entry: Encodable {
    let number: Int
    let line: String
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let count = try invocation.count(0) ?? 30
    let entries = session.history.enumerated().suffix(count).map { Entry(number: $0.offset + 1, line: $0.element) }
    let rows = entries.map { [StyledText("\($0.number)", .quiet), StyledText($0.line)] }
    return Output(TextTable(rows: rows, width: display.lineLength).text, json: entries)
  }
}
