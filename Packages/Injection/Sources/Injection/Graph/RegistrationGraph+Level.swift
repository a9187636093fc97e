extension RegistrationGraph {
  /// One container, as a step between a child and the first of its parents.
  public struct Level: Hashable, Sendable, Codable {
    /// What the graph calls it: `container`, `parent`.
    public let name: String
    /// The place of its parent in the graph's `containers`.
    public let parent: Int?
    /// Where it was made.
    public let origin: Origin?

    /// A container with a name, and with a parent where it has one.
    public init(name: String, parent: Int? = nil, origin: Origin? = nil) {
      self.name = name
      self.parent = parent
      self.origin = origin
    }
  }
}
