import TerminalText

/// One rung of a ladder of hints.
public struct Hint: Hashable, Sendable {
  /// What must be the case for the hint to fit; none for one that always does.
  public let conditions: [GoalCondition]
  /// What it says, in Markdown.
  public let blocks: [MarkdownBlock]
  /// The line of its opening fence.
  public let line: Int
}
