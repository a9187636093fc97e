/// For each hub, the shown object from which the fewest steps lead to it.
struct HubOwners {
  private var owners: [Int: Int] = [:]

  init(_ heap: HeapGraph, shown: Shown) {
    var reached: [(node: Int, owner: Int)] = heap.nodes.indices
      .filter { shown.contains(heap.nodes[$0].kind) }
      .map { ($0, $0) }
    var claimed = Set(reached.map(\.node))
    // Who refers weakly to a hub owns it only where nobody else does.
    for followsWeak in [false, true] {
      var next = 0
      while next < reached.count {
        let (node, owner) = reached[next]
        next += 1
        for reference in heap.nodes[node].references where followsWeak || reference.ownership != .weak {
          guard claimed.insert(reference.target).inserted else { continue }
          reached.append((reference.target, owner))
          if Hubs.contains(heap.nodes[reference.target].kind) { owners[reference.target] = owner }
        }
      }
    }
  }

  /// Whether what a node holds is to be shown as held by this owner.
  func mayOpen(_ node: Int, for owner: Int) -> Bool {
    owners[node].map { $0 == owner } ?? true
  }
}
