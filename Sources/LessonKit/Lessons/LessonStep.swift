import TerminalText

/// One step of a lesson. A step without goals and quizzes is there to be read.
public struct LessonStep: Hashable, Sendable, Identifiable {
  /// Unique in its lesson, and made of the title, so that progress survives when steps come and go.
  public let id: String
  /// What its heading says.
  public let title: String
  /// The line of its heading.
  public let line: Int
  /// Explanation and listings, without the blocks below.
  public let prose: [MarkdownBlock]
  /// The commands that put the app as the step needs it.
  public let setup: [ScriptLine]
  /// What must hold for the step to be done: all of it.
  public let goals: [PlacedGoal]
  /// A ladder: a nudge, the concept, the command.
  public let hints: [Hint]
  /// Commands that reach the goals.
  public let solution: [ScriptLine]
  /// Questions to answer once the goals are reached.
  public let quizzes: [Quiz]

  /// Whether there is nothing to do but to read.
  public var isReading: Bool { goals.isEmpty && quizzes.isEmpty }
}
