import TerminalText

extension StyledText {
  /// A message in which the words between backticks are commands or code, and so is a line above a `^`; a backtick in
  /// quotes is somebody's own.
  public init(marking message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    var parts: [StyledText] = []
    var words: [Substring] = []
    func endWords() {
      if !words.isEmpty { parts.append(StyledText(markingWords: words.joined(separator: "\n"))) }
      words = []
    }
    for (line, next) in zip(lines, lines.dropFirst().map { StyledText(String($0)) } + [StyledText()]) {
      guard next.isPointer else {
        words.append(line)
        continue
      }
      endWords()
      parts.append(SwiftHighlighter().styled(String(line)))
    }
    endWords()
    self = parts.joined(separator: "\n")
  }

  private init(markingWords message: String) {
    self.init()
    var rest = message[...]
    while let start = rest.firstIndex(where: { $0 == "`" || $0 == "\"" }) {
      self += StyledText(String(rest[..<start]))
      let end = Self.end(of: rest[start...]) ?? rest.index(before: rest.endIndex)
      self += StyledText(String(rest[start...end]), rest[start] == "`" && end > start ? .code : .plain)
      rest = rest[rest.index(after: end)...]
    }
    self += StyledText(String(rest))
  }

  /// The place of the mark that ends what the first one begins; nil where none does. In quotes, a backslash
  /// hides the one behind it.
  private static func end(of text: Substring) -> String.Index? {
    guard let mark = text.first else { return nil }
    var isHidden = false
    return text.indices.dropFirst().first { index in
      defer { isHidden = mark == "\"" && text[index] == "\\" && !isHidden }
      return text[index] == mark && !isHidden
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
