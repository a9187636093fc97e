import Architectures
import StageProtocol

/// The strong references of an ownership graph, and searches along them.
struct StrongGraph {
  let nodes: [String: ObjectGraph.Node]
  /// What the process itself holds, in the graph's order.
  let roots: [String]
  private let references: [String: [ObjectGraph.Edge]]
  private let holders: [String: [ObjectGraph.Edge]]

  init(_ graph: ObjectGraph) {
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    roots = graph.nodes.filter { !$0.roots.isEmpty }.map(\.id)
    let strong = graph.edges.filter { $0.strength == .strong }
    references = Dictionary(grouping: strong, by: \.from)
    holders = Dictionary(grouping: strong, by: \.to)
  }

  /// The references from an object.
  func references(of id: String) -> [ObjectGraph.Edge] { references[id, default: []] }

  /// The references to an object.
  func holders(of id: String) -> [ObjectGraph.Edge] { holders[id, default: []] }

  /// The role of an object in its architecture.
  func role(of id: String) -> ArchitectureRole? { nodes[id]?.role }

  /// Everything that some objects keep alive, including themselves.
  ///
  /// - Parameters:
  ///   - isOpen: whether the path may lead to an object at all.
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

  /// Everything that keeps an object alive, including itself, the nearest first.
  func keepers(of id: String) -> [String] {
    var met: Set<String> = [id]
    var keepers = [id]
    var next = 0
    while next < keepers.count {
      for edge in holders(of: keepers[next]) where met.insert(edge.from).inserted { keepers.append(edge.from) }
      next += 1
    }
    return keepers
  }

  /// The shortest path from one of some objects to another; nil if there is none.
  func path(from start: some Sequence<String>, to end: String) -> [ObjectGraph.Edge]? {
    let start = Array(start)
    if start.contains(end) { return [] }
    return search(from: start) { $0.to == end }.way
  }

  /// The shortest path from an object back to itself; nil if there is none.
  func cycle(through id: String) -> [ObjectGraph.Edge]? {
    search(from: [id]) { $0.to == id }.way
  }

  /// The shortest paths from some objects to all others.
  func paths(
    from start: some Sequence<String>, through isOpen: (String) -> Bool = { _ in true }
  ) -> ShortestPaths {
    search(from: Array(start), through: isOpen) { _ in false }.paths
  }

  /// Searches, the nearest first, until a reference matches.
  private func search(
    from start: [String], through isOpen: (String) -> Bool = { _ in true }, until isFound: (ObjectGraph.Edge) -> Bool
  ) -> (paths: ShortestPaths, way: [ObjectGraph.Edge]?) {
    var paths = ShortestPaths(from: start)
    var waiting = start
    var next = 0
    while next < waiting.count {
      for edge in references(of: waiting[next]) where isOpen(edge.to) {
        if isFound(edge) { return (paths, (paths.path(to: edge.from) ?? []) + [edge]) }
        if paths.arrive(by: edge) { waiting.append(edge.to) }
      }
      next += 1
    }
    return (paths, nil)
  }
}
