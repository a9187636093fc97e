/// A goal, and where it is written.
public struct PlacedGoal: Hashable, Sendable {
  public let goal: Goal
  public let line: Int

  public init(_ goal: Goal, line: Int) {
    self.goal = goal
    self.line = line
  }
}
