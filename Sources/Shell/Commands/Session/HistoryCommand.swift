import ShellText
import TerminalText

/// Lists the lines that were entered.
struct HistoryCommand: Command {
  let name = "history"
  let group = CommandGroup.session
  let summary = "list the lines you have entered"
  let arguments = [Argument("count", .optional)]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let count = try invocation.count(0) ?? 30
    let rows = session.history.enumerated().suffix(count).map { index, line -> [StyledText] in
      [StyledText("\(index + 1)", .quiet), StyledText(line)]
    }
    return Output(TextTable(rows: rows, width: display.lineLength).text)
  }
}
