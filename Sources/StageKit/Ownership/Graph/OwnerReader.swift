import StageProtocol

/// Finds the shown objects that one shown object holds, directly or through what is not shown.
struct OwnerReader {
  typealias Found = (target: Int, path: ReferencePath)

  /// A hidden node, under the name by which it was reached.
  private struct Passage: Hashable {
    let node: Int
    let label: String
  }

  private let heap: HeapGraph
  private let hubs: HubOwners
  private let visibility: GraphVisibility
  private let owner: Int
  private var found: [Found] = []
  private var opened: [Passage: ObjectGraph.Strength] = [:]
  private var openedByApp: [Int: ObjectGraph.Strength] = [:]

  init(heap: HeapGraph, hubs: HubOwners, visibility: GraphVisibility, owner: Int) {
    self.heap = heap
    self.hubs = hubs
    self.visibility = visibility
    self.owner = owner
  }

  /// The edges in the order of the fields, the app's own first and then those inherited from the kit. What the app's
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
    var waiting = continuations(of: owner, along: references, from: ReferencePath())
    while let (target, path) = waiting.popLast() {
      let kind = heap.nodes[target].kind
      if visibility.contains(kind) {
        found.append((target, path))
      } else if hubs.mayOpen(target, for: owner), open(target, on: path) {
        waiting += continuations(
          of: target, along: heap.sortedReferences(of: target, visibility: visibility), from: path.through(kind))
      }
    }
  }

  /// Whether a node has not been opened yet under the same name by a reference that holds it as firmly.
  private mutating func open(_ node: Int, on path: ReferencePath) -> Bool {
    if let strength = openedByApp[node], strength >= path.strength { return false }
    let passage = Passage(node: node, label: path.label)
    if let strength = opened[passage], strength >= path.strength { return false }
    opened[passage] = path.strength
    return true
  }

  /// Where references lead, the last one first.
  private func continuations(of node: Int, along references: [HeapReference], from path: ReferencePath) -> [Found] {
    let lineage = heap.nodes[node].kind.lineage
    return references.reversed().compactMap { reference in
      path.following(reference, lineage: lineage).map { (reference.target, $0) }
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
