import TerminalText

/// A way that learners are likely to take and that does not lead to the step's goals, and what to say to one who has.
public struct WrongTurn: Hashable, Sendable {
  /// How it is known: all of it is the case.
  public let conditions: [GoalCondition]
  /// Commands that lead there from the setup, for the checker.
  public let commands: [ScriptLine]
  /// What it says, in Markdown.
  public let blocks: [MarkdownBlock]
  /// The line of its opening fence.
  public let line: Int
}
