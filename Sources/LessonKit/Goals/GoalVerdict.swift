/// Whether a goal holds, and if not, what differs.
public enum GoalVerdict: Hashable, Sendable {
  /// It holds.
  case met
  /// A sentence without its full stop: what is there instead.
  case unmet(String)

  /// Whether the goal holds.
  public var isMet: Bool { self == .met }
}
