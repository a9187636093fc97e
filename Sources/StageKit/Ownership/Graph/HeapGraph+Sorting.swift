extension HeapGraph {
  /// What distinguishes a reference from others when nothing else does.
  private struct Content {
    let names: String
    let shown: [Int]
  }

  /// How many nodes behind a reference are compared.
  private static let mostCompared = 64

  /// The references of a node, in an order that is the same in each run.
  func sortedReferences(of node: Int, visibility: GraphVisibility) -> [HeapReference] {
    let references = nodes[node].references
    guard case .storage(isOrdered: false) = nodes[node].kind, references.count > 1 else { return references }
    // The own order of a dictionary or set differs from run to run: sort by key, then by the types that are reached,
    // then by the order in which the objects were found.
    return references.map { ($0, content(of: $0, visibility: visibility)) }.sorted { one, other in
      if one.1.names != other.1.names { return one.1.names < other.1.names }
      return one.1.shown.lexicographicallyPrecedes(other.1.shown)
    }.map(\.0)
  }

  private func content(of reference: HeapReference, visibility: GraphVisibility) -> Content {
    var names = reference.path.map { "\($0)" }.joined()
    var shown: [Int] = []
    var waiting = [reference.target]
    var met: Set<Int> = [reference.target]
    var next = 0
    while next < waiting.count, next < Self.mostCompared {
      let node = waiting[next]
      next += 1
      if case .instance(let layout, _) = nodes[node].kind { names += " " + layout.identity.name }
      if visibility.contains(nodes[node].kind) {
        shown.append(node)
        continue
      }
      for reference in nodes[node].references where met.insert(reference.target).inserted {
        waiting.append(reference.target)
      }
    }
    return Content(names: names, shown: shown)
  }
}
