/// A graph made ready to be checked: who needs whom in plain arrays, and how each node is first reached.
struct CheckedGraph {
  let graph: RegistrationGraph
  /// Those from which the program begins, where it was said which these are.
  let entryPoints: [Int]?
  /// Who needs whom, for whatever reason.
  let needs: Adjacency
  /// Who must be there before whom.
  let prerequisites: Adjacency
  private let ways: WaysIn

  init(_ graph: RegistrationGraph, entryPoints: [Int]?) {
    self.graph = graph
    self.entryPoints = entryPoints
    needs = Adjacency(of: graph) { _ in true }
    prerequisites = Adjacency(of: graph) { $0.use.precedes }
    ways = WaysIn(needs, from: entryPoints ?? graph.nodes.indices.filter { graph.nodes[$0].isEntryPoint })
  }

  var nodes: [RegistrationGraph.Node] { graph.nodes }

  /// The edges that begin at a node of the graph.
  var edges: some Sequence<RegistrationGraph.Edge> {
    graph.edges.lazy.filter { graph.nodes.indices.contains($0.from) }
  }

  /// The keys on the shortest way to a node, and one more behind it.
  func chain(to node: Int, and key: RegistrationGraph.Key? = nil) -> ValidationReport.Chain {
    let (places, omitted) = ways.way(to: node, limit: ValidationReport.Chain.limit - (key == nil ? 0 : 1))
    return ValidationReport.Chain(places.map { nodes[$0].key } + (key.map { [$0] } ?? []), omitted: omitted)
  }

  func place(of node: Int) -> ValidationReport.Place { ValidationReport.Place(nodes[node]) }

  /// Whether a node cannot be reached from where the program begins.
  func isUnreachable(_ node: Int) -> Bool { !ways.isReachedFromEntryPoint(node) }
}

extension Adjacency {
  fileprivate init(of graph: RegistrationGraph, _ isWanted: (RegistrationGraph.Edge) -> Bool) {
    let indices = graph.nodes.indices
    self.init(nodeCount: indices.count) { add in
      for edge in graph.edges {
        guard let to = edge.to, indices.contains(edge.from), indices.contains(to), isWanted(edge) else { continue }
        add(edge.from, to)
      }
    }
  }
}
