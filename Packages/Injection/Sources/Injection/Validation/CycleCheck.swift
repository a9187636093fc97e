/// INJ003: registrations need each other to be built. One report for each group of them.
///
/// What is given by property injection, or is lazy, is needed later, and closes no cycle, unless nothing in it is shared.
struct CycleCheck: RegistrationCheck {
  func problems(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    let reported = cycles(along: graph.prerequisites, in: graph)
    return reported + endlessCycles(in: graph)
  }

  private func cycles(along needs: Adjacency, in graph: CheckedGraph) -> [ValidationReport.Problem] {
    let groups = StronglyConnectedComponents(needs).cyclic.sorted { $0[0] < $1[0] }
    guard !groups.isEmpty else { return [] }
    var search = CycleSearch(needs, groups: groups)
    return groups.map { problem(of: $0, cycle: search.shortestCycle(from: $0[0]), in: graph) }
  }

  /// Transient objects that are given each other as properties are built without end, since none of them is shared.
  private func endlessCycles(in graph: CheckedGraph) -> [ValidationReport.Problem] {
    guard graph.links.contains(where: { $0.use == .property }) else { return [] }
    let isTransient = { (node: Int32) in graph.facts[Int(node)].scope == .transient }
    let links = graph.links.filter {
      !$0.isOpen && isTransient($0.from) && isTransient($0.to) && ($0.use.precedes || $0.use == .property)
    }
    let needs = Adjacency(links, nodeCount: graph.nodes.count) { _ in true }
    let known = Set(StronglyConnectedComponents(graph.prerequisites).cyclic.joined())
    let groups = StronglyConnectedComponents(needs).cyclic.sorted { $0[0] < $1[0] }
      .filter { known.isDisjoint(with: $0) }
    guard !groups.isEmpty else { return [] }
    var search = CycleSearch(needs, groups: groups)
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
