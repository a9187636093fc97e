import StageProtocol

/// The strong references of an ownership graph, as one follows them.
struct StrongGraph {
  let nodes: [String: ObjectGraph.Node]
  /// What the process itself holds, in the graph's order.
  let roots: [String]
  private let references: [String: [ObjectGraph.Edge]]

  init(_ graph: ObjectGraph) {
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    roots = graph.nodes.filter { $0.root != nil }.map(\.id)
    references = Dictionary(grouping: graph.edges.filter { $0.strength == .strong }, by: \.from)
  }

  func references(of id: String) -> [ObjectGraph.Edge] { references[id, default: []] }

  /// The part that an object plays in its architecture.
  func role(of id: String) -> Role? { nodes[id]?.role.flatMap { Role(rawValue: $0) } }

  /// Everything that some objects keep alive, with themselves.
  ///
  /// - Parameters:
  ///   - isOpen: whether the way may lead to an object at all.
  ///   - isWay: whether it may lead along a reference.
  func reach(
    from start: some Sequence<String>, through isOpen: (String) -> Bool = { _ in true },
    along isWay: (ObjectGraph.Edge) -> Bool = { _ in true }
  ) -> Set<String> {
    var reached: Set<String> = []
    var waiting = start.filter(isOpen)
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      for edge in references(of: next) where !reached.contains(edge.to) && isWay(edge) && isOpen(edge.to) {
        waiting.append(edge.to)
      }
    }
    return reached
  }

  /// The shortest way from one of some objects to another; nothing where there is none.
  func path(
    from start: some Sequence<String>, to end: String, through isOpen: (String) -> Bool = { _ in true }
  ) -> [ObjectGraph.Edge]? {
    var arrivals: [String: ObjectGraph.Edge] = [:]
    var met = Set(start)
    var waiting = Array(start)
    if met.contains(end) { return [] }
    var next = 0
    while next < waiting.count {
      for edge in references(of: waiting[next]) where isOpen(edge.to) && met.insert(edge.to).inserted {
        arrivals[edge.to] = edge
        if edge.to == end { return Self.path(to: end, by: arrivals) }
        waiting.append(edge.to)
      }
      next += 1
    }
    return nil
  }

  /// The shortest way from an object back to itself; nothing where there is none.
  func cycle(through id: String) -> [ObjectGraph.Edge]? {
    references(of: id).compactMap { edge in
      edge.to == id ? [edge] : path(from: [edge.to], to: id).map { [edge] + $0 }
    }
    .min { $0.count < $1.count }
  }

  private static func path(to end: String, by arrivals: [String: ObjectGraph.Edge]) -> [ObjectGraph.Edge] {
    var path: [ObjectGraph.Edge] = []
    var current = end
    while let edge = arrivals[current] {
      path.append(edge)
      current = edge.from
      // The way back ends where the search began, which nothing has led to.
      if arrivals[current] == nil { break }
    }
    return path.reversed()
  }
}
