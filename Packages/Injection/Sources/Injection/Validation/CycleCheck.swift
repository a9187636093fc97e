/// INJ003: registrations need each other to be built. One report for each group of them.
///
/// What is given by property injection, or is lazy, is needed later, and closes no cycle.
struct CycleCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    let groups = StronglyConnectedComponents(graph.prerequisites).cyclic.sorted { $0[0] < $1[0] }
    guard !groups.isEmpty else { return [] }
    var search = CycleSearch(graph.prerequisites, groups: groups)
    return groups.map { problem(of: $0, cycle: search.shortestCycle(from: $0[0]), in: graph) }
  }

  private func problem(of group: [Int], cycle: [Int], in graph: CheckedGraph) -> ValidationReport.Problem {
    let first = graph.nodes[group[0]].key
    let onCycle = Set(cycle)
    let takesArguments = cycle.contains { graph.nodes[$0].key.arguments != nil }
    return ValidationReport.Problem(
      .cyclic, takesArguments ? .warning : .error,
      "\(first) needs itself to be built" + (takesArguments ? ", unless other arguments end that" : ""), key: first,
      place: graph.place(of: group[0]), chain: ValidationReport.Chain((cycle + [group[0]]).map { graph.nodes[$0].key }),
      related: group.filter { !onCycle.contains($0) }.map { graph.nodes[$0].key },
      help: "hand over one of the references in resolvingProperties, or take it as Lazy")
  }
}
