import TerminalText

/// One rung of a ladder of hints.
public struct Hint: Hashable, Sendable {
  /// What it says, in Markdown.
  public let blocks: [MarkdownBlock]
  public let line: Int
}
