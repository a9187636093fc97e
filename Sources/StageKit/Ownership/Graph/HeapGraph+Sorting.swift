extension HeapGraph {
  /// What tells a reference from others when nothing else does.
  private struct Content {
    let names: String
    let shown: [Int]
  }

  /// How much of what lies behind a reference is looked at.
  private static let mostCompared = 64

  /// What a node refers to, in an order that is the same in each run.
  func sortedReferences(of node: Int, shown: Shown) -> [HeapReference] {
    let references = nodes[node].references
    guard case .storage(isOrdered: false) = nodes[node].kind, references.count > 1 else { return references }
    // The own order of a dictionary or set is another in each run: sort by key, then by the types of what is led to,
    // then by the order in which the objects were come upon.
    return references.map { ($0, content(of: $0, shown: shown)) }.sorted { one, other in
      if one.1.names != other.1.names { return one.1.names < other.1.names }
      return one.1.shown.lexicographicallyPrecedes(other.1.shown)
    }.map(\.0)
  }

  private func content(of reference: HeapReference, shown isShown: Shown) -> Content {
    var names = reference.path.map { "\($0)" }.joined()
    var shown: [Int] = []
    var waiting = [reference.target]
    var met: Set<Int> = [reference.target]
    var next = 0
    while next < waiting.count, next < Self.mostCompared {
      let node = waiting[next]
      next += 1
      if case .instance(let layout, _) = nodes[node].kind { names += " " + layout.identity.name }
      if isShown.contains(nodes[node].kind) {
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
