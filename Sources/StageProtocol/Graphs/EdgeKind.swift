extension ObjectGraph {
  /// What an edge of a graph says of the two objects.
  public enum EdgeKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A stored field holds the other; in an injection graph, the object found it itself.
    case field
    /// A closure that the object holds has captured the other.
    case closure
    /// A container holds the other.
    case container
    /// A subscription holds the other.
    case subscription

    /// Created it.
    case build
    /// Created it as the factory of a registration.
    case factory
    /// Received it in its initialiser and keeps it.
    case argument
    /// Received it in its initialiser and does not keep it.
    case passing
    /// Received it after that.
    case property

    /// Is registered in a container and needs the other registration; the edge's `use` says what for.
    case registration

    /// Whether the edge says who created an object, and not what an object holds.
    public var isBuilding: Bool { self == .build || self == .factory }

    /// The verb between the two where no field ties them together.
    public var verb: String? { isBuilding ? "builds" : nil }

    /// How the other is held, behind its name; nil where there is nothing to add.
    public var words: String? {
      switch self {
      case .field, .build, .factory, .argument, .registration: nil
      case .closure: "in a closure"
      case .container: "in a container"
      case .subscription: "in a subscription"
      case .passing: "not kept"
      case .property: "set later"
      }
    }
  }
}
