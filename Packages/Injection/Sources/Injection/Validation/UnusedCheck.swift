/// INJ005: nothing asks for a registration.
struct UnusedCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    let isAllChecked = !graph.facts.contains(where: \.isUnchecked)
    return unused(in: graph).filter { !graph.facts[$0].isInherited }.map { node in
      let key = graph.nodes[node].key
      return ValidationReport.Problem(
        .unused, graph.hasEntryPoints ? .warning : .note,
        "nothing\(isAllChecked ? "" : " that could be checked") asks for \(key)", key: key,
        place: graph.place(of: node), chain: ValidationReport.Chain([key]),
        help: graph.hasEntryPoints
          ? "drop it, or name it as an entry point" : "drop it, unless the program asks for it itself")
    }
  }

  private func unused(in graph: CheckedGraph) -> [Int] {
    guard !graph.hasEntryPoints else { return graph.facts.indices.filter(graph.isUnreachable) }
    var isNeeded = graph.facts.map(\.isEntryPoint)
    for link in graph.links where !link.isOpen && link.from != link.to { isNeeded[Int(link.to)] = true }
    for candidate in graph.openEdges.flatMap(\.candidates) where isNeeded.indices.contains(candidate) {
      isNeeded[candidate] = true
    }
    return graph.facts.indices.filter { !isNeeded[$0] }
  }
}
