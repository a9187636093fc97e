extension RegistrationGraph {
  /// One registration's need of another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The place of the one that needs the other, in the graph's `nodes`.
    public let from: Int
    /// The place of the one that is needed; nil if none is registered, or if several are as good.
    public let to: Int?
    /// The places of those between which the container cannot choose.
    public let candidates: [Int]
    /// What is asked for.
    public let key: Key
    /// What it is needed for.
    public let use: Use
    /// Whether it may be missing.
    public let isOptional: Bool
    /// How the edge is known.
    public let evidence: Evidence

    /// A need of a key.
    public init(
      from: Int, to: Int?, candidates: [Int] = [], key: Key, use: Use = .initialiser, isOptional: Bool = false,
      evidence: Evidence = .declared
    ) {
      self.from = from
      self.to = to
      self.candidates = candidates
      self.key = key
      self.use = use
      self.isOptional = isOptional
      self.evidence = evidence
    }
  }

  /// What something is needed for.
  public enum Use: String, Hashable, Sendable, Codable, CaseIterable {
    /// To be built at all.
    case initialiser
    /// To be whole: it is given when all has been built, so it may lead back.
    case property
    /// Later, once: it is built when it is first used.
    case lazy
    /// Later, any number of times.
    case provider
    /// To be built, together with all others of its type.
    case all
    /// To answer in its place.
    case forwarding
  }

  /// How an edge is known.
  public enum Evidence: String, Hashable, Sendable, Codable, CaseIterable {
    /// The factory's parameters say so, or `implements` does.
    case declared
    /// The factory asked for it when it ran.
    case learned
  }
}

extension RegistrationGraph.Use {
  /// Whether the needed one must be there before the other can be.
  var precedes: Bool {
    switch self {
    case .initialiser, .all, .forwarding: true
    case .property, .lazy, .provider: false
    }
  }
}
