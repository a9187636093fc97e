import TerminalText

extension StyledText {
  /// A message in which the words between backticks are commands or code.
  public init(marking message: String) {
    self.init()
    for (index, part) in message.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      self += index.isMultiple(of: 2) ? StyledText(String(part)) : StyledText("`\(part)`", .code)
    }
  }

  /// A notice: as a message, in which a leak stands out.
  public init(notice message: String) {
    let head = "leak:"
    guard message.hasPrefix(head) else {
      self.init(marking: message)
      return
    }
    self = StyledText(head, .alarm) + StyledText(marking: String(message.dropFirst(head.count))).styled(.bold)
  }

  /// The lines with these in front of the first and of the others.
  public func indented(first: StyledText, others: StyledText) -> StyledText {
    lines.enumerated().map { $0.offset == 0 ? first + $0.element : others + $0.element }.joined(separator: "\n")
  }
}
