import ShellText
import TerminalText

extension Session {
  /// What a command says that was not carried out.
  func problemText(_ error: ShellError, display: Display) -> StyledText {
    problemText(StyledText(marking: error.description), display: display)
  }

  /// The message with the mark of a problem, where a person is watching.
  func problemText(_ message: StyledText, display: Display) -> StyledText {
    guard display.isInteractive else { return message }
    let mark: StyledText = display.isAccessible ? "problem: " : "\("✗", .bad) "
    return message.fitted(to: display.width - mark.columns).indented(first: mark, others: "  ")
  }
}
