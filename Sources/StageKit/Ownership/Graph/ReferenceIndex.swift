import StageProtocol

/// A graph's references by the objects that they begin at, and its objects by their types.
struct ReferenceIndex {
  private let references: [String: [ObjectGraph.Edge]]
  private let nodes: [String: [ObjectGraph.Node]]

  init(_ graph: ObjectGraph) {
    references = Dictionary(grouping: graph.edges, by: \.from)
    nodes = Dictionary(grouping: graph.nodes, by: \.type)
  }

  func references(of id: String) -> [ObjectGraph.Edge] { references[id, default: []] }

  func nodes(ofType type: String) -> [ObjectGraph.Node] { nodes[type, default: []] }

  /// How one of the objects holds one of some others, directly; nothing where it does not.
  func strength(from id: String, toOneOf others: Set<String>) -> ObjectGraph.Strength? {
    references(of: id).lazy.filter { others.contains($0.to) }.map(\.strength).max()
  }
}
