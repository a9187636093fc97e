import TerminalText

extension StyledText {
  /// One line as it is; where a person watches and it is too long, the lines that it takes, indented below the first.
  func wrapped(for settings: Settings, indentation: Int) -> StyledText {
    guard settings.isInteractive, columns > settings.width else { return self }
    return wrapped(to: settings.width - indentation)
      .joined(separator: StyledText("\n" + String(repeating: " ", count: indentation)))
  }
}
