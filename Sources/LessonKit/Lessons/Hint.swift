import TerminalText

/// One rung of a ladder of hints.
public struct Hint: Hashable, Sendable {
  /// What it says, in Markdown.
  public let blocks: [MarkdownBlock]
  /// The line of its opening fence.
  public let line: Int
}
