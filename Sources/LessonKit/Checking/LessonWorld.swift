/// A shell of its own in which lessons are played: what goals look at, and what the checker drives.
public protocol LessonWorld: GoalEvidence {
  /// Carries out a line of commands as if it was typed.
  ///
  /// - Throws: what the shell would say.
  func run(_ commandLine: String) throws
  /// Starts afresh: no app, no events.
  func reset() throws
}
