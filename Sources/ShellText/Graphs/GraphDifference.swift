import StageProtocol

/// What each of two graphs has that the other does not have.
public struct GraphDifference: Encodable, Sendable {
  /// What only one of the graphs has: the ids of objects, and references in words.
  struct Part: Encodable, Sendable {
    let objects: [String]
    let references: [String]

    var isEmpty: Bool { objects.isEmpty && references.isEmpty }
  }

  let onlyBefore: Part
  let onlyNow: Part

  /// Compares two graphs.
  ///
  /// - Parameter isSameApp: if true, objects are matched by type and creation order; if false, by name.
  public init(from before: ObjectGraph, to now: ObjectGraph, isSameApp: Bool) {
    let (old, new) = (Self.names(in: before, isSameApp: isSameApp), Self.names(in: now, isSameApp: isSameApp))
    let (oldReferences, newReferences) = (Self.references(in: before, names: old), Self.references(in: now, names: new))
    func only(_ graph: ObjectGraph, _ names: [String: String], without others: [String: String]) -> [String] {
      let others = Set(others.values)
      return graph.nodes.map(\.id).filter { !others.contains(names[$0] ?? $0) }
    }
    onlyBefore = Part(
      objects: only(before, old, without: new), references: Self.only(oldReferences, without: newReferences))
    onlyNow = Part(
      objects: only(now, new, without: old), references: Self.only(newReferences, without: oldReferences))
  }

  var isEmpty: Bool { onlyBefore.isEmpty && onlyNow.isEmpty }

  /// What stands for an object in the comparison, by its id.
  static func names(in graph: ObjectGraph, isSameApp: Bool) -> [String: String] {
    let pairs = graph.nodes.map { node in
      (node.id, isSameApp ? node.ordinal.map { $0 == 1 ? node.type : "\(node.type)#\($0)" } ?? node.id : node.id)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A reference under the names by which objects are compared, and under those that the graph shows.
  private typealias Reference = (key: String, words: String)

  private static func references(in graph: ObjectGraph, names: [String: String]) -> [Reference] {
    var seen: Set<String> = []
    return graph.edges.map { edge in
      (
        key: edge.words(from: names[edge.from] ?? edge.from, to: names[edge.to] ?? edge.to),
        words: edge.words(from: edge.from, to: edge.to)
      )
    }.filter { seen.insert($0.key).inserted }
  }

  private static func only(_ references: [Reference], without others: [Reference]) -> [String] {
    let others = Set(others.map(\.key))
    return references.filter { !others.contains($0.key) }.map(\.words)
  }
}
