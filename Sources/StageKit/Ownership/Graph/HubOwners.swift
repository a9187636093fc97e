/// For each hub, the shown object from which the fewest steps lead to it.
struct HubOwners {
  private var owners: [Int: Int] = [:]

  init(_ heap: HeapGraph) {
    var claims: [Int: Int] = [:]
    var waiting: [(node: Int, owner: Int)] = heap.nodes.indices
      .filter { Shown.contains(heap.nodes[$0].kind) }
      .map { ($0, $0) }
    var next = 0
    while next < waiting.count {
      let (node, owner) = waiting[next]
      next += 1
      for reference in heap.nodes[node].references {
        let target = reference.target
        guard claims[target] == nil, !Shown.contains(heap.nodes[target].kind) else { continue }
        claims[target] = owner
        waiting.append((target, owner))
        if Hubs.contains(heap.nodes[target].kind) { owners[target] = owner }
      }
    }
  }

  /// Whether what a node holds is to be shown as held by this owner.
  func mayOpen(_ node: Int, for owner: Int) -> Bool {
    owners[node].map { $0 == owner } ?? true
  }
}
