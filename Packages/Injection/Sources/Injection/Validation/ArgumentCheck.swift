/// INJ007: what is shared beyond a request is built of one of the request's arguments.
struct ArgumentCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    guard graph.nodes.contains(where: { $0.requestArguments != nil }) else { return [] }
    // Where a request brings arguments of its own, these are meant.
    let links = graph.links.filter { $0.use != .provider && graph.graph.edges[Int($0.edge)].key.arguments == nil }
    let needs = Adjacency(links, nodeCount: graph.nodes.count) { _ in true }
    return graph.facts.indices.filter { isShared($0, in: graph) }.compactMap { shared in
      way(from: shared, along: needs, in: graph).flatMap { problem(of: shared, way: $0, in: graph) }
    }
  }

  private func isShared(_ node: Int, in graph: CheckedGraph) -> Bool {
    [.singleton, .weak].contains(graph.facts[node].scope)
  }

  /// The nodes from one to the nearest that takes an argument, through those that are built for it alone.
  private func way(from shared: Int, along needs: Adjacency, in graph: CheckedGraph) -> [Int]? {
    var ways = [[shared]]
    var seen: Set<Int> = [shared]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last else { continue }
      if !required(of: last, in: graph).isEmpty { return way }
      for target in needs.targets(of: last) where !isShared(target, in: graph) && seen.insert(target).inserted {
        ways.append(way + [target])
      }
    }
    return nil
  }

  private func required(of node: Int, in graph: CheckedGraph) -> [String] {
    (graph.nodes[node].requestArguments ?? []).filter { !$0.hasSuffix("?") }
  }

  private func problem(of shared: Int, way: [Int], in graph: CheckedGraph) -> ValidationReport.Problem? {
    guard let last = way.last, let argument = required(of: last, in: graph).first else { return nil }
    let (key, taker) = (graph.nodes[shared].key, graph.nodes[last].key)
    let subject = shared == last ? "\(key) takes" : "\(key) needs \(taker), which takes"
    return ValidationReport.Problem(
      .argument, .error, "\(subject) an argument of type \(argument), and is shared beyond the request", key: key,
      place: graph.place(of: shared), chain: ValidationReport.Chain(way.map { graph.nodes[$0].key }),
      help: "make \(key) graph or transient, or ask for what takes the argument through a Provider")
  }
}
