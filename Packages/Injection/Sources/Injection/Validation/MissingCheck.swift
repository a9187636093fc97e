/// INJ001: what is asked for is not registered. One report for each key that is missing, whoever needs it.
struct MissingCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    var keys: [RegistrationGraph.Key] = []
    var edges: [RegistrationGraph.Key: [RegistrationGraph.Edge]] = [:]
    for edge in graph.openEdges where edge.candidates.isEmpty && !edge.isOptional {
      if edges[edge.key] == nil { keys.append(edge.key) }
      edges[edge.key, default: []].append(edge)
    }
    guard !keys.isEmpty else { return [] }
    var neighbours = SimilarKeys(among: graph.graph)
    return keys.compactMap { key in
      edges[key].flatMap { problem(of: key, neededBy: $0, nearest: neighbours.nearest(to: key), in: graph) }
    }
  }

  private func problem(
    of key: RegistrationGraph.Key, neededBy edges: [RegistrationGraph.Edge], nearest: [RegistrationGraph.Key],
    in graph: CheckedGraph
  ) -> ValidationReport.Problem? {
    guard let first = edges.first else { return nil }
    let others = edges.map(\.from).withoutRepetition.dropFirst()
    return ValidationReport.Problem(
      .missing, .error, "nothing is registered for \(key)", key: key, place: graph.place(of: first.from),
      chain: graph.chain(to: first.from, and: key), related: others.map { graph.nodes[$0].key },
      nearest: nearest.filter { $0 != key }, help: help(for: key, askedBy: first.from, nearest: nearest, in: graph))
  }

  private func help(
    for key: RegistrationGraph.Key, askedBy node: Int, nearest: [RegistrationGraph.Key], in graph: CheckedGraph
  ) -> String {
    if nearest.first == key {
      return "register it where \(graph.nodes[node].key) is registered; a container knows its parents, not its children"
    }
    return nearest.isEmpty ? "register it" : "register it, or ask for \(KeyList(nearest).joined(by: "or"))"
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
