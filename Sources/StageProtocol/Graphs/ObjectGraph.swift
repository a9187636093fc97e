import Architectures

/// Objects and what ties them together.
public struct ObjectGraph: Hashable, Sendable, Codable {
  /// What the edges mean.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Who keeps whom alive.
    case ownership
    /// Who built whom, and what it was given.
    case injection
    /// What a container has registered.
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
    /// The part that the type plays in its architecture; nil if it plays none that is known.
    public let role: ArchitectureRole?
    /// For a registration, how long what it builds lives; nil in other graphs.
    public let scope: RegistrationScope?
    /// The folder that declares the type; nil for types of the kit.
    public let module: String?
    /// How the process itself holds the object; empty for objects that only others hold.
    public let roots: [RootName]
    /// `false` if the object is alive but unreachable from any root (a leaked cycle); nil otherwise.
    public let isReachable: Bool?
    /// The number of the event during which the object was created, 0 for the launch; nil if that is not known.
    public let createdByEvent: Int?
    /// The object's number among all objects of its type that were ever created, from 1; nil if that is not known.
    public let ordinal: Int?
    /// The layer in which the type lies; only in injection graphs.
    public var layer: Layer?
    /// `true` if the node is a type that has created objects, such as an enum with a static function, and not an object.
    public let isType: Bool?

    /// An object of a type.
    public init(
      id: String, type: String, role: ArchitectureRole? = nil, scope: RegistrationScope? = nil, module: String? = nil,
      roots: [RootName] = [], isReachable: Bool? = nil, createdByEvent: Int? = nil, ordinal: Int? = nil,
      layer: Layer? = nil,
      isType: Bool? = nil
    ) {
      self.id = id
      self.type = type
      self.role = role
      self.scope = scope
      self.module = module
      self.roots = roots
      self.isReachable = isReachable
      self.createdByEvent = createdByEvent
      self.ordinal = ordinal
      self.layer = layer
      self.isType = isType
    }

    /// What to call the role, or else the scope, in running text.
    public var roleWords: String? { role?.words ?? scope?.words }
  }

  /// One reference, or whatever else ties one object to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The id of the object that holds the other.
    public let from: String
    /// The id of the object that is held.
    public let to: String
    /// The stored field, or the closure's field, that holds the reference; empty where a verb says more.
    public let label: String
    /// Whether it keeps its object alive.
    public let strength: Strength
    /// What the edge says of the two.
    public let via: EdgeKind
    /// What one registration needs the other for; nil in other graphs.
    public let use: RegistrationUse?
    /// For a subscription, the operators between the publisher and the subscriber: `map`, `sink`.
    public var operators: [String]?
    /// For a closure of the app, where it is written.
    public var place: SourceIndex.Location?
    /// `true` in an injection graph if the reference leads out of the layers: from data to logic, from logic to a view.
    public let isOutward: Bool?

    /// A reference between two objects.
    public init(
      from: String, to: String, label: String, strength: Strength, via: EdgeKind, use: RegistrationUse? = nil,
      operators: [String]? = nil, place: SourceIndex.Location? = nil, isOutward: Bool? = nil
    ) {
      self.from = from
      self.to = to
      self.label = label
      self.strength = strength
      self.via = via
      self.use = use
      self.operators = operators
      self.place = place
      self.isOutward = isOutward
    }

    /// A registration that needs another.
    public init(from: String, to: String, use: RegistrationUse) {
      self.init(from: from, to: to, label: "", strength: use.strength, via: .registration, use: use)
    }

    /// The verb between the two where no field ties them together: `builds`, `needs later`.
    public var verb: String? { use?.verb ?? via.verb }

    /// The name of the field, or the verb that stands in its place.
    public var title: String { verb ?? label }
  }

  /// How firmly a reference holds its object.
  public enum Strength: String, Hashable, Sendable, Codable, Comparable {
    case strong, weak, unowned

    /// Orders by how firmly a reference holds: weak < unowned < strong.
    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .weak: 0
      case .unowned: 1
      case .strong: 2
      }
    }
  }
}
