extension HeapGraph {
  /// How much of what lies behind a reference is looked at to tell it from others.
  private static let mostCompared = 64

  /// Puts what a dictionary or set holds into an order that is the same in each run, which its own is not: by key,
  /// then by the types of the objects that it leads to.
  func sortedByContent(_ references: [HeapReference]) -> [HeapReference] {
    guard references.count > 1 else { return references }
    return references.map { ($0, content(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func content(of reference: HeapReference) -> String {
    var text = reference.path.map { "\($0)" }.joined()
    var waiting = [reference.target]
    var met: Set<Int> = [reference.target]
    var next = 0
    while next < waiting.count, next < Self.mostCompared {
      let node = nodes[waiting[next]]
      next += 1
      if case .instance(let layout, _) = node.kind {
        text += " " + layout.identity.name
        if next > 1, Shown.contains(node.kind) { continue }
      }
      for reference in node.references where met.insert(reference.target).inserted { waiting.append(reference.target) }
    }
    return text
  }
}
