/// A graph made ready to be checked: what is asked of every node and edge in plain arrays, so that a check need not copy
/// keys and origins to find out that nothing is wrong.
struct CheckedGraph {
  let graph: RegistrationGraph
  /// The types from which the program begins, where it was said which these are.
  let hasEntryPoints: Bool
  /// In the order of the graph's nodes.
  let facts: [NodeFacts]
  /// The edges that begin at a node, and end at one or nowhere, in the order of the graph.
  let links: [Link]
  /// Who needs whom, for whatever reason.
  let needs: Adjacency
  /// Who must be there before whom.
  let prerequisites: Adjacency
  private let ways: WaysIn

  /// What the checks ask of a node.
  struct NodeFacts {
    let scope: Container.Scope
    let isInherited: Bool
    let isEntryPoint: Bool
    let isUnchecked: Bool
  }

  /// An edge without its words.
  struct Link {
    let from: Int32
    /// -1 for none.
    let to: Int32
    /// The edge's place in the graph.
    let edge: Int32
    let use: RegistrationGraph.Use

    var isOpen: Bool { to < 0 }
  }

  init(_ graph: RegistrationGraph, entryPoints: Set<String>?) {
    self.graph = graph
    hasEntryPoints = entryPoints != nil
    let nodes = graph.nodes
    facts = nodes.indices.map { node in
      NodeFacts(
        scope: nodes[node].scope, isInherited: nodes[node].isInherited,
        isEntryPoint: entryPoints?.contains(nodes[node].key.type) ?? nodes[node].isEntryPoint,
        isUnchecked: nodes[node].gap != nil)
    }
    links = Self.links(of: graph)
    needs = Adjacency(links, nodeCount: nodes.count) { _ in true }
    prerequisites = Adjacency(links, nodeCount: nodes.count) { $0.precedes }
    ways = WaysIn(needs, from: facts.indices.filter { [facts] in facts[$0].isEntryPoint })
  }

  var nodes: [RegistrationGraph.Node] { graph.nodes }

  /// The edges that lead to no single node.
  var openEdges: [RegistrationGraph.Edge] {
    links.lazy.filter(\.isOpen).map { graph.edges[Int($0.edge)] }
  }

  /// The keys on the shortest way to a node, and one more behind it.
  func chain(to node: Int, and key: RegistrationGraph.Key? = nil) -> ValidationReport.Chain {
    let (places, omitted) = ways.way(to: node, limit: ValidationReport.Chain.limit - (key == nil ? 0 : 1))
    return ValidationReport.Chain(places.map { nodes[$0].key } + (key.map { [$0] } ?? []), omitted: omitted)
  }

  func place(of node: Int) -> ValidationReport.Place { ValidationReport.Place(nodes[node]) }

  /// Whether a node cannot be reached from where the program begins.
  func isUnreachable(_ node: Int) -> Bool { !ways.isReachedFromEntryPoint(node) }

  private static func links(of graph: RegistrationGraph) -> [Link] {
    let (edges, nodes) = (graph.edges, graph.nodes.indices)
    var links: [Link] = []
    links.reserveCapacity(edges.count)
    for edge in edges.indices where nodes.contains(edges[edge].from) {
      let to = edges[edge].to ?? -1
      guard to == -1 || nodes.contains(to) else { continue }
      links.append(
        Link(
          from: Int32(truncatingIfNeeded: edges[edge].from), to: Int32(truncatingIfNeeded: to),
          edge: Int32(truncatingIfNeeded: edge), use: edges[edge].use))
    }
    return links
  }
}

extension Adjacency {
  /// The links that end somewhere and whose use is wanted.
  init(_ links: [CheckedGraph.Link], nodeCount: Int, where isWanted: (RegistrationGraph.Use) -> Bool) {
    self.init(nodeCount: nodeCount) { add in
      for link in links where !link.isOpen && isWanted(link.use) { add(Int(link.from), Int(link.to)) }
    }
  }
}
