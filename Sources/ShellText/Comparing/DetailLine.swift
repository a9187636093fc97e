import TerminalText

/// One wiring's items after its name, on as many lines as they take.
struct DetailLine {
  let text: StyledText

  init(name: String, items: [String], width: Int) {
    let words = "\(name): " + (items.isEmpty ? "–" : items.joined(separator: ", "))
    let lines = StyledText(words).wrapped(to: max(width - 4, 20))
    text = lines.joined(separator: "\n").indented(first: "  ", others: "    ")
  }
}
