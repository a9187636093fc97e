import ShellText
import TerminalText

extension Session {
  /// What a command says that was not carried out.
  func problemText(_ error: ShellError, display: Display) -> StyledText {
    let words = StyledText(marking: error.description)
    return problemText([words, wayBack(after: error)].compactMap(\.self).joined(separator: "\n"), display: display)
  }

  /// Where one can go on, if nothing is open yet and something is missing for that reason; else nil.
  private func wayBack(after error: ShellError) -> StyledText? {
    switch error {
    case .noAppRuns, .lesson(.noneOpen), .workshop(.noneOpen): break
    default: return nil
    }
    guard let journal, !journal.holdsSomething, let last = journal.folder.lastSession() else { return nil }
    return StyledText(marking: "`resume` goes on where you were: ") + last.moment.place
  }

  /// The message with the mark of a problem, where a person is watching.
  func problemText(_ message: StyledText, display: Display) -> StyledText {
    guard display.isInteractive else { return message }
    let mark: StyledText = display.isAccessible ? "problem: " : "\("✗", .bad) "
    return message.fitted(for: display, margin: mark.columns).indented(first: mark, others: "  ")
  }
}
