import TerminalText

/// One line of a tree. Lines come in reading order, each below the last one that is less deep.
public struct TreeLine: Hashable, Sendable {
  /// 0 for a root.
  public let depth: Int
  /// What stands behind the guides.
  public let text: StyledText
  /// What stands in a column beside the texts.
  public let note: StyledText
  /// A shorter form of the note, for narrow displays; nil if there is none.
  public let shortNote: StyledText?
  /// Further lines below this one.
  public let details: [StyledText]

  /// A line at a depth.
  public init(
    depth: Int, text: StyledText, note: StyledText = StyledText(), shortNote: StyledText? = nil,
    details: [StyledText] = []
  ) {
    self.depth = depth
    self.text = text
    self.note = note
    self.shortNote = shortNote
    self.details = details
  }
}
