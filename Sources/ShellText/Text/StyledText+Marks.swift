import TerminalText

extension StyledText {
  /// A message in which the words between backticks are commands or code.
  public init(marking message: String) {
    self.init()
    for (index, part) in message.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      self += index.isMultiple(of: 2) ? StyledText(String(part)) : StyledText("`\(part)`", .code)
    }
  }

  /// The lines with these in front of the first and of the others.
  public func indented(first: StyledText, others: StyledText) -> StyledText {
    lines.enumerated().map { $0.offset == 0 ? first + $0.element : others + $0.element }.joined(separator: "\n")
  }
}
