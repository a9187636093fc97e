import TerminalText

/// One line of a tree. Lines come in reading order, each below the last one that is less deep.
public struct TreeLine: Hashable, Sendable {
  /// Marks a reference back to what keeps it, of which there are many that do no harm.
  static let cycle = "(cycle)"

  /// 0 for a root.
  public let depth: Int
  /// What stands behind the guides.
  public let text: StyledText
  /// Shorter forms of the text, for narrow displays, the longest first.
  public let shorterTexts: [StyledText]
  /// What stands in a column beside the texts.
  public let note: StyledText
  /// A shorter form of the note, for narrow displays; nil if there is none.
  public let shortNote: StyledText?
  /// Further lines below this one.
  public let details: [StyledText]
  /// How many lines below this one were left out.
  public private(set) var hidden = 0

  /// How much it matters that this line is seen: more where it warns of something.
  public var urgency: Int {
    let isWarning = note.runs.contains { $0.style.meaning == .warning && $0.text != Self.cycle }
    return isWarning ? 10 : 0
  }

  /// A line at a depth.
  public init(
    depth: Int, text: StyledText, shorterTexts: [StyledText] = [], note: StyledText = StyledText(),
    shortNote: StyledText? = nil, details: [StyledText] = []
  ) {
    self.depth = depth
    self.text = text
    self.shorterTexts = shorterTexts
    self.note = note
    self.shortNote = shortNote
    self.details = details
  }

  /// The same line, saying that so many below it were left out.
  public func hiding(_ count: Int) -> TreeLine {
    var line = self
    line.hidden = count
    return line
  }
}
