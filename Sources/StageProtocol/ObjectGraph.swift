/// Objects and what ties them together.
public struct ObjectGraph: Hashable, Sendable, Codable {
  /// What the edges mean.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Who keeps whom alive.
    case ownership
    /// Who built whom, and what it was given.
    case injection
    /// What a container was told.
    case registrations
  }

  /// What the edges mean.
  public let kind: Kind
  /// In the order of discovery, the roots first.
  public let nodes: [Node]
  /// In the order of their owners' stored fields.
  public let edges: [Edge]

  /// A graph of these objects and references.
  public init(kind: Kind, nodes: [Node], edges: [Edge]) {
    self.kind = kind
    self.nodes = nodes
    self.edges = edges
  }

  /// One object.
  public struct Node: Hashable, Sendable, Codable {
    /// Unique in the graph and the same after a replay: the type, numbered where it occurs more than once.
    public let id: String
    /// The object's type without its module: `UserPresenter`.
    public let type: String
    /// The part that the type plays in its architecture, read off its name: `presenter`.
    public let role: String?
    /// The folder that declares the type; nothing for types of the kit.
    public let module: String?
    /// By what name the process itself holds the object; nothing for objects that others hold.
    public let root: String?
    /// No where the object lives although nothing keeps it that the process holds; nothing where something does.
    public let reached: Bool?
    /// The number of the event during which the object was made, 0 for the launch; nothing where it is not known.
    public let since: Int?
    /// How many objects of the type had been made when this one was, with itself; nothing where it is not known.
    public let made: Int?
    /// The layer in which the type lies; told in injection graphs only.
    public let layer: Layer?
    /// Whether this is no object but a type that has built some, such as an enum with a static function.
    public let isType: Bool?

    /// An object of a type.
    public init(
      id: String, type: String, role: String? = nil, module: String? = nil, root: String? = nil, reached: Bool? = nil,
      since: Int? = nil, made: Int? = nil, layer: Layer? = nil, isType: Bool? = nil
    ) {
      self.id = id
      self.type = type
      self.role = role
      self.module = module
      self.root = root
      self.reached = reached
      self.since = since
      self.made = made
      self.layer = layer
      self.isType = isType
    }
  }

  /// One reference.
  public struct Edge: Hashable, Sendable, Codable {
    /// The id of the object that holds the other.
    public let from: String
    /// The id of the object that is held.
    public let to: String
    /// The stored field, or the closure's field, that holds the reference.
    public let label: String
    /// Whether it keeps its object alive.
    public let strength: Strength
    /// How it is held.
    public let via: Means
    /// For a subscription, the operators between the publisher and the subscriber: `map`, `sink`.
    public let operators: [String]?
    /// For a closure of the app, where it is written.
    public let place: SourceIndex.Location?
    /// In an injection graph, whether the reference leads out of the layers: from data to logic, from logic to a view.
    public let isOutward: Bool?

    /// A reference between two objects.
    public init(
      from: String, to: String, label: String, strength: Strength, via: Means, operators: [String]? = nil,
      place: SourceIndex.Location? = nil, isOutward: Bool? = nil
    ) {
      self.from = from
      self.to = to
      self.label = label
      self.strength = strength
      self.via = via
      self.operators = operators
      self.place = place
      self.isOutward = isOutward
    }
  }

  /// Whether a reference keeps its object alive.
  public enum Strength: String, Hashable, Sendable, Codable {
    case strong, weak, unowned
  }

  /// How a reference is held.
  public enum Means: String, Hashable, Sendable, Codable {
    case field, closure, container, subscription
    /// In an injection graph, where `field` is what the one's initialiser has found for itself: the one has built the
    /// other; was given it by its initialiser, and holds it; was given it and does not; was given it later.
    case build, argument, passing, property
  }
}
