/// A goal, and where it is written.
public struct PlacedGoal: Hashable, Sendable {
  /// What must hold.
  public let goal: Goal
  /// From 1.
  public let line: Int

  /// A goal at a line of a lesson.
  public init(_ goal: Goal, line: Int) {
    self.goal = goal
    self.line = line
  }
}
