/// INJ004: a singleton keeps an object that was to live shorter.
///
/// What it takes as a provider it does not keep. A transient object belongs to whoever asked for it, so that a singleton
/// may have one of its own; but it keeps what that one keeps.
struct CaptiveCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    let kept = Adjacency(graph.links, nodeCount: graph.facts.count) { $0 != .provider && $0 != .property }
    let passages = Passages(kept, facts: graph.facts)
    guard !passages.areNone else { return [] }
    return graph.facts.indices.filter { graph.facts[$0].scope == .singleton }.flatMap { singleton in
      kept.targets(of: singleton).compactMap { target in
        passages.way(from: target).map { problem(of: singleton, way: $0, in: graph) }
      }
    }
  }

  private func problem(of singleton: Int, way: [Int], in graph: CheckedGraph) -> ValidationReport.Problem {
    let keeper = graph.nodes[singleton].key
    let captive = graph.nodes[way[way.count - 1]]
    let lifetime = captive.scope == .weak ? "is to go when nobody else holds it" : "belongs to one graph"
    return ValidationReport.Problem(
      .captive, .warning, "\(keeper) is a singleton and keeps \(captive.key), which \(lifetime)", key: keeper,
      place: graph.place(of: singleton), chain: ValidationReport.Chain(([singleton] + way).map { graph.nodes[$0].key }),
      help: "make \(captive.key) a singleton too, or take a Provider of it")
  }
}

/// The ways that lead through transient objects to one that is shared for a shorter time than a singleton.
private struct Passages {
  /// Whether nothing is shared for so short a time.
  let areNone: Bool
  /// The next node on the way of each; itself at its end, and -1 where there is no way.
  private var next: [Int32]

  init(_ kept: Adjacency, facts: [CheckedGraph.NodeFacts]) {
    next = [Int32](repeating: -1, count: facts.count)
    var queue = facts.indices.filter { facts[$0].scope == .graph || facts[$0].scope == .weak }
    areNone = queue.isEmpty
    guard !areNone else { return }
    for node in queue { next[node] = Int32(truncatingIfNeeded: node) }
    let keepers = kept.reversed
    var place = 0
    while place < queue.count {
      let node = queue[place]
      place += 1
      for keeper in keepers.targets(of: node) where facts[keeper].scope == .transient && next[keeper] < 0 {
        next[keeper] = Int32(truncatingIfNeeded: node)
        queue.append(keeper)
      }
    }
  }

  /// The nodes of the way from one, itself included.
  func way(from node: Int) -> [Int]? {
    guard next[node] >= 0 else { return nil }
    var way = [node]
    while let last = way.last, next[last] != last { way.append(Int(next[last])) }
    return way
  }
}
