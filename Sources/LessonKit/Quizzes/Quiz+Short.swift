import TerminalText

// Questions that are answered in a word or two.
extension Quiz {
  /// The answer that a person means, among those that are known, right and wrong ones; nil if none of them is meant.
  public func knownAnswer(_ text: String) -> Choice? {
    let meant = ShortAnswer(text)
    let known = choices.map { (choice: $0, answer: ShortAnswer($0.words)) }
    return known.first { meant.means($0.answer) }?.choice
  }
}

extension Quiz.Choice {
  /// What it says, as plain text.
  fileprivate var words: String {
    guard case .paragraph(let parts)? = blocks.first?.content else { return "" }
    return parts.plain
  }
}
