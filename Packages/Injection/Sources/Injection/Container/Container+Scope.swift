extension Container {
  /// How long an instance is shared.
  public enum Scope: String, Hashable, Sendable, Codable, CaseIterable {
    /// Not at all: every request builds a new one.
    case transient
    /// For as long as the outermost `resolve` lasts: all that it builds share one.
    case graph
    /// For as long as the container that it is registered in lives, or until it is registered again.
    case singleton
    /// For as long as anyone else holds it. A value type cannot be held so, and is shared as in `graph`.
    case weak
  }
}
