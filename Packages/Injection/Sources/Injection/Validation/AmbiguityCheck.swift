/// INJ002: several registrations implement what is asked for. One report for each key.
struct AmbiguityCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    var seen: Set<[Int]> = []
    let edges = graph.openEdges.filter { !$0.candidates.isEmpty && seen.insert($0.candidates).inserted }
    guard !edges.isEmpty else { return [] }
    let implementers = implementers(in: graph)
    return edges.map { edge in
      let candidates = edge.candidates.filter(graph.nodes.indices.contains)
      return ValidationReport.Problem(
        .ambiguous, .error, "several registrations implement \(edge.key), and none goes before the others",
        key: edge.key, place: graph.place(of: edge.from), chain: graph.chain(to: edge.from, and: edge.key),
        related: candidates.map { implementers[$0] ?? graph.nodes[$0].key },
        help: "ask for one of them, or register \(edge.key) itself")
    }
  }

  /// What answers in the place of each registration that only forwards.
  private func implementers(in graph: CheckedGraph) -> [Int: RegistrationGraph.Key] {
    let forwarding = graph.links.filter { $0.use == .forwarding }
    return Dictionary(forwarding.map { (Int($0.from), graph.graph.edges[Int($0.edge)].key) }) { first, _ in first }
  }
}
