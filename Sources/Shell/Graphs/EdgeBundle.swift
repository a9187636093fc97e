import StageProtocol

/// References of the same kind from one object to another, which a picture draws as one.
struct EdgeBundle {
  private struct Kind: Hashable {
    let from: String
    let to: String
    let strength: ObjectGraph.Strength
    let means: String?
    let isOutward: Bool?

    init(_ edge: ObjectGraph.Edge) {
      (from, to, strength, means, isOutward) = (edge.from, edge.to, edge.strength, edge.means, edge.isOutward)
    }
  }

  /// Stands for all of them.
  let edge: ObjectGraph.Edge
  /// The fields, each once.
  private(set) var labels: [String]

  /// A graph's references, in their order.
  static func bundles(of graph: ObjectGraph) -> [EdgeBundle] {
    var places: [Kind: Int] = [:]
    return graph.edges.reduce(into: []) { bundles, edge in
      guard let place = places[Kind(edge)] else {
        places[Kind(edge)] = bundles.count
        bundles.append(EdgeBundle(edge: edge, labels: edge.label.isEmpty ? [] : [edge.label]))
        return
      }
      if !edge.label.isEmpty, !bundles[place].labels.contains(edge.label) { bundles[place].labels.append(edge.label) }
    }
  }
}
