import TerminalText

extension StyledText {
  /// This line; if a person watches and it is too long, wrapped, with the further lines indented.
  public func wrapped(for display: Display, indentation: Int) -> StyledText {
    guard display.isInteractive, columns > display.width else { return self }
    return wrapped(to: display.width - indentation)
      .joined(separator: StyledText("\n" + String(repeating: " ", count: indentation)))
  }
}
