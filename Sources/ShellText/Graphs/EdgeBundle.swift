import StageProtocol

/// References of the same kind from one object to another, which a picture draws as one.
struct EdgeBundle {
  private struct Kind: Hashable {
    let from: String
    let to: String
    let strength: ObjectGraph.Strength
    let note: String?
    let isOutward: Bool?

    init(_ edge: ObjectGraph.Edge) {
      (from, to, strength, note, isOutward) = (edge.from, edge.to, edge.strength, edge.note, edge.isOutward)
    }
  }

  /// Stands for all of them.
  let edge: ObjectGraph.Edge
  /// The fields, or the verb in their place, each once.
  private(set) var labels: [String]

  /// A graph's references, in their order.
  static func bundles(of graph: ObjectGraph) -> [EdgeBundle] {
    var places: [Kind: Int] = [:]
    return graph.edges.reduce(into: []) { bundles, edge in
      guard let place = places[Kind(edge)] else {
        places[Kind(edge)] = bundles.count
        bundles.append(EdgeBundle(edge: edge, labels: edge.title.isEmpty ? [] : [edge.title]))
        return
      }
      if !edge.title.isEmpty, !bundles[place].labels.contains(edge.title) { bundles[place].labels.append(edge.title) }
    }
  }
}
