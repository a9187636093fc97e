extension RegistrationGraph {
  /// One registration.
  public struct Node: Hashable, Sendable, Codable {
    /// What it is found by.
    public let key: Key
    /// How long its instance is shared; of one that forwards, that of the one which answers.
    public internal(set) var scope: Container.Scope
    /// The place of the container that it is registered in, in the graph's `containers`.
    public let container: Int
    /// The place of the container whose registrations it is built from, where that is a child of its own container in
    /// which what it needs means something else.
    public let seenFrom: Int?
    /// Where it was registered, and by which part.
    public let origin: Origin?
    /// Why its edges may not be all; nil if they are.
    public internal(set) var gap: Gap?
    /// What its factory threw when it was tried in order to close the gap.
    public internal(set) var trouble: String?
    /// The types of the arguments that it takes from the request; nil if it takes none.
    public let requestArguments: [String]?
    /// Where the registration was made that it took the place of.
    public let replaced: Origin?
    /// Whether it was asked for from outside: by code that no registration of the graph called.
    public let isEntryPoint: Bool

    /// A registration of a container.
    public init(
      key: Key, scope: Container.Scope, container: Int = 0, seenFrom: Int? = nil, origin: Origin? = nil,
      gap: Gap? = nil, trouble: String? = nil, requestArguments: [String]? = nil, replaced: Origin? = nil,
      isEntryPoint: Bool = false
    ) {
      self.key = key
      self.scope = scope
      self.container = container
      self.seenFrom = seenFrom
      self.origin = origin
      self.gap = gap
      self.trouble = trouble
      self.requestArguments = requestArguments
      self.replaced = replaced
      self.isEntryPoint = isEntryPoint
    }

    /// Whether it is another container's registration, shown as a child sees it.
    public var isInherited: Bool { seenFrom != nil }
  }

  /// Why it is not known what a registration needs.
  public enum Gap: String, Hashable, Sendable, Codable, CaseIterable {
    /// Its factory asks the container itself, and has not run yet.
    case closure
    /// Its factory asks the container itself, and needs arguments that only a request knows.
    case arguments
    /// Its `resolvingProperties` asks the container itself, and has not run yet.
    case properties
  }
}
