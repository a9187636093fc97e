import StageProtocol

/// A graph's references by the objects that they start from, and its objects by their types.
struct ReferenceIndex {
  private let references: [String: [ObjectGraph.Edge]]
  private let nodes: [String: [ObjectGraph.Node]]

  init(_ graph: ObjectGraph) {
    references = Dictionary(grouping: graph.edges, by: \.from)
    nodes = Dictionary(grouping: graph.nodes, by: \.type)
  }

  func references(of id: String) -> [ObjectGraph.Edge] { references[id, default: []] }

  func nodes(ofType type: String) -> [ObjectGraph.Node] { nodes[type, default: []] }

  /// How firmly an object directly holds one of some others; nil if it does not.
  func strength(from id: String, toOneOf others: Set<String>) -> ObjectGraph.Strength? {
    references(of: id).lazy.filter { others.contains($0.to) }.map(\.strength).max()
  }
}
