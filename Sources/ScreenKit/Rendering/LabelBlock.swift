import TextLayout

/// Text, wrapped, and truncated after a few lines.
struct LabelBlock: ScreenBlock {
  let text: String
  private let mostLines = 6

  init(text: String) {
    self.text = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { TextMetrics.printable(String($0)) }
      .joined(separator: "\n")
  }

  var naturalWidth: Int {
    text.split(separator: "\n").map { TextMetrics.columns(of: $0) }.max() ?? 0
  }

  func lines(width: Int) -> [String] {
    let lines = TextMetrics.wrapped(text, to: width)
    guard lines.count > mostLines else { return lines }
    let rest = lines[(mostLines - 1)...].prefix(2).joined(separator: " ")
    return lines.prefix(mostLines - 1) + [TextMetrics.truncated(rest + "…", to: width)]
  }
}
