/// Why objects are alive.
public struct ObjectReasons: Hashable, Sendable, Codable {
  /// In the order of the ownership graph.
  public let objects: [Object]
  /// How many more were meant; nil if these are all.
  public let omitted: Int?
  /// The requests for keys of that name, the earliest first; nil if no container has registered one.
  public let requests: [KeyRequest]?

  /// The reasons of these objects, and who asked containers for them.
  public init(objects: [Object], omitted: Int? = nil, requests: [KeyRequest]? = nil) {
    self.objects = objects
    self.omitted = omitted
    self.requests = requests
  }

  /// One object, and what keeps it.
  public struct Object: Hashable, Sendable, Codable {
    /// As the ownership graph has it.
    public let node: ObjectGraph.Node
    /// One for each reference that keeps it alive, the shortest first; empty if nothing that can be seen does.
    public let chains: [Chain]

    /// An object and what keeps it.
    public init(node: ObjectGraph.Node, chains: [Chain]) {
      self.node = node
      self.chains = chains
    }
  }

  /// Strong references from what the process holds to an object.
  public struct Chain: Hashable, Sendable, Codable {
    /// How the process holds the first object; empty for a way that begins in a cycle.
    public let roots: [RootName]
    /// Each from where the one before leads; empty if the process holds the object itself.
    public let references: [ObjectGraph.Edge]

    /// A chain that begins at a root.
    public init(roots: [RootName], references: [ObjectGraph.Edge]) {
      self.roots = roots
      self.references = references
    }
  }
}
