/// INJ005: nothing asks for a registration.
struct UnusedCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    let unchecked = graph.nodes.count { $0.gap != nil }
    return unused(in: graph).filter { !graph.nodes[$0].isInherited }.map { node in
      let key = graph.nodes[node].key
      return ValidationReport.Problem(
        .unused, graph.entryPoints == nil ? .note : .warning,
        "nothing\(unchecked == 0 ? "" : " that could be checked") asks for \(key)", key: key,
        place: graph.place(of: node), chain: ValidationReport.Chain([key]),
        help: graph.entryPoints == nil
          ? "drop it, unless the program asks for it itself" : "drop it, or name it as an entry point")
    }
  }

  private func unused(in graph: CheckedGraph) -> [Int] {
    guard graph.entryPoints == nil else { return graph.nodes.indices.filter(graph.isUnreachable) }
    var isNeeded = graph.nodes.map(\.isEntryPoint)
    for edge in graph.edges {
      for needed in edge.candidates + (edge.to.map { [$0] } ?? []) where needed != edge.from {
        if isNeeded.indices.contains(needed) { isNeeded[needed] = true }
      }
    }
    return graph.nodes.indices.filter { !isNeeded[$0] }
  }
}
