/// Objects of the kit that many objects share, and that hold on to many.
///
/// What a hub holds is shown as held by one owner, the nearest; else each of its users would seem to hold all of the
/// others.
enum Hubs {
  private static let types: Set<TypeIdentity> = Set(
    ["CurrentValueSubject", "PassthroughSubject", "PublishedSubject", "Publishers.Share", "Publishers.Multicast"]
      .map { TypeIdentity(module: "OpenCombine", name: $0) } + [TypeIdentity(module: "Injection", name: "Container")])

  static func contains(_ kind: HeapNode.Kind) -> Bool {
    guard case .instance(let layout, _) = kind else { return false }
    return layout.lineage.contains(where: types.contains)
  }
}

/// For each hub, the shown object from which the fewest steps lead to it.
struct HubOwners {
  private var owners: [Int: Int] = [:]

  init(_ heap: HeapGraph, visibility: GraphVisibility) {
    var reached: [(node: Int, owner: Int)] = heap.nodes.indices
      .filter { visibility.contains(heap.nodes[$0].kind) }
      .map { ($0, $0) }
    var claimed = Set(reached.map(\.node))
    // An object that refers weakly to a hub owns it only if no other does.
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

  /// Whether the references of a node are shown as those of this owner.
  func mayOpen(_ node: Int, for owner: Int) -> Bool {
    owners[node].map { $0 == owner } ?? true
  }
}
