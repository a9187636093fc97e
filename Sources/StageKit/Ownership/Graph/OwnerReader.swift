import StageProtocol

/// Finds the shown objects that one shown object holds, directly or through what is not shown.
struct OwnerReader {
  typealias Found = (target: Int, route: Route)

  /// Something that is not shown, under the name by which it was come upon.
  private struct Passage: Hashable {
    let node: Int
    let label: String
  }

  private let heap: HeapGraph
  private let hubs: HubOwners
  private let shown: Shown
  private let owner: Int
  private var found: [Found] = []
  private var opened: [Passage: ObjectGraph.Strength] = [:]
  private var openedByApp: [Int: ObjectGraph.Strength] = [:]

  init(heap: HeapGraph, hubs: HubOwners, shown: Shown, owner: Int) {
    self.heap = heap
    self.hubs = hubs
    self.shown = shown
    self.owner = owner
  }

  /// In the order of the fields, the app's own first and then those that it inherits from the kit. What the app's
  /// fields lead to is not repeated under the kit's names for it.
  mutating func edges() -> [Found] {
    let references = heap.nodes[owner].references
    follow(references.filter { !$0.isFieldOfKit })
    for (passage, strength) in opened {
      openedByApp[passage.node] = openedByApp[passage.node].map { max($0, strength) } ?? strength
    }
    follow(references.filter(\.isFieldOfKit))
    return found
  }

  private mutating func follow(_ references: [HeapReference]) {
    var waiting = continuations(of: owner, along: references, from: Route())
    while let (target, route) = waiting.popLast() {
      let kind = heap.nodes[target].kind
      if shown.contains(kind) {
        found.append((target, route))
      } else if hubs.mayOpen(target, for: owner), open(target, on: route) {
        waiting += continuations(
          of: target, along: heap.sortedReferences(of: target, shown: shown), from: route.through(kind))
      }
    }
  }

  /// Whether a node has not been opened yet under the same name by a reference that holds it as fast.
  private mutating func open(_ node: Int, on route: Route) -> Bool {
    if let strength = openedByApp[node], strength >= route.strength { return false }
    let passage = Passage(node: node, label: route.label)
    if let strength = opened[passage], strength >= route.strength { return false }
    opened[passage] = route.strength
    return true
  }

  /// Where references lead, the last one first.
  private func continuations(of node: Int, along references: [HeapReference], from route: Route) -> [Found] {
    let lineage = heap.nodes[node].kind.lineage
    return references.reversed().compactMap { reference in
      route.following(reference, lineage: lineage).map { (reference.target, $0) }
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
