import StageProtocol

/// What a change of an app's code reaches: files, types, and once the same events have happened to both forms, who
/// holds whom.
public struct BlastRadius: Encodable, Sendable {
  let before: String
  let after: String
  let change: CodeChange
  /// Nil if one of the two did not get to the end of the events.
  let edges: Edges?
  /// Why there are none.
  let failures: [String]

  /// How the references between objects differ.
  public struct Edges: Encodable, Sendable {
    let added: [ObjectGraph.Edge]
    let removed: [ObjectGraph.Edge]
    /// How many events happened before the objects were looked at.
    let events: Int

    /// Compares two graphs after so many events.
    public init(from before: ObjectGraph, to after: ObjectGraph, events: Int) {
      let (old, new) = (before.edges.map(\.holding), after.edges.map(\.holding))
      let (oldSet, newSet) = (Set(old), Set(new))
      added = new.filter { !oldSet.contains($0) }
      removed = old.filter { !newSet.contains($0) }
      self.events = events
    }
  }

  /// Whether any file differs.
  public var reachesCode: Bool { !change.files.isEmpty }

  /// What lies between two forms of an app, by their names.
  ///
  /// - Parameters:
  ///   - edges: nil if one of the two did not get to the end of the events.
  ///   - failures: why there are no edges.
  public init(before: String, after: String, change: CodeChange, edges: Edges?, failures: [String]) {
    self.before = before
    self.after = after
    self.change = change
    self.edges = edges
    self.failures = failures
  }
}

extension ObjectGraph.Edge {
  /// Who holds whom, and how. A closure that is written on another line, or a subscription with other operators, makes
  /// no difference between the objects.
  fileprivate var holding: ObjectGraph.Edge {
    var edge = self
    (edge.place, edge.operators) = (nil, nil)
    return edge
  }
}
