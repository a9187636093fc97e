import StageProtocol

/// Finds the shown objects that one shown object holds, directly or through what is not shown.
struct OwnerReader {
  typealias Found = (target: Int, route: Route)

  let heap: HeapGraph
  let hubs: HubOwners
  let owner: Int

  /// In the order of the fields, the app's own first and then those that it inherits from the kit.
  func edges() -> [Found] {
    var found: [Found] = []
    var opened: [Int: ObjectGraph.Strength] = [:]
    var waiting = continuations(of: owner, by: Route())
    while let (target, route) = waiting.popLast() {
      let kind = heap.nodes[target].kind
      if Shown.contains(kind) {
        found.append((target, route))
      } else if hubs.mayOpen(target, for: owner), route.strength.isStronger(than: opened[target]) {
        opened[target] = route.strength
        waiting += continuations(of: target, by: route.through(kind))
      }
    }
    return found
  }

  /// Where a node's references lead, the last one first.
  private func continuations(of node: Int, by route: Route) -> [Found] {
    let lineage = heap.nodes[node].kind.lineage
    return sortedReferences(of: node).reversed().compactMap { reference in
      route.following(reference, lineage: lineage).map { (reference.target, $0) }
    }
  }

  private func sortedReferences(of node: Int) -> [HeapReference] {
    let references = heap.nodes[node].references
    switch heap.nodes[node].kind {
    case .instance:
      let inherited = references.filter(\.isFieldOfKit)
      return inherited.isEmpty ? references : references.filter { !$0.isFieldOfKit } + inherited
    case .storage(isOrdered: false): return heap.sortedByContent(references)
    default: return references
    }
  }
}

extension HeapReference {
  /// Whether the field is one that the kit declares.
  fileprivate var isFieldOfKit: Bool {
    if case .field(_, let type)? = path.first { !Modules.isApp(type.module) } else { false }
  }
}

extension HeapNode.Kind {
  /// The classes of an instance, its own first.
  fileprivate var lineage: [TypeIdentity] {
    if case .instance(let layout, _) = self { layout.lineage } else { [] }
  }
}

extension ObjectGraph.Strength {
  fileprivate func isStronger(than other: Self?) -> Bool {
    guard let other else { return true }
    return rank > other.rank
  }

  private var rank: Int {
    switch self {
    case .strong: 2
    case .unowned: 1
    case .weak: 0
    }
  }
}
