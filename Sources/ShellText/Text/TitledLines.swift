import TerminalText

/// Lines with a title in front of each, and what is said beside it.
struct TitledLines {
  private static let titleWidth = 9

  private let display: Display
  private var parts: [StyledText] = []

  init(display: Display) {
    self.display = display
  }

  /// How wide what stands beside a title may be.
  var room: Int { max(display.width - Self.titleWidth - 2, 20) }

  /// The lines so far.
  var text: StyledText { parts.joined(separator: "\n") }

  /// Adds words, which are wrapped.
  mutating func add(_ title: String, words: StyledText) {
    add(title, lines: words.wrapped(to: room))
  }

  /// Adds lines that stay as they are.
  mutating func add(_ title: String, _ text: StyledText) {
    add(title, lines: text.lines)
  }

  private mutating func add(_ title: String, lines: [StyledText]) {
    let head = StyledText("  \(title)", .quiet).padded(to: Self.titleWidth + 2)
    let margin = StyledText(String(repeating: " ", count: Self.titleWidth + 2))
    parts.append(lines.joined(separator: "\n").indented(first: head, others: margin))
  }
}
