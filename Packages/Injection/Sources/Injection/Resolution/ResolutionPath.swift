/// What is being built, from the first request inwards.
struct ResolutionPath {
  /// Where the path began, if it goes on from an instance that was built earlier and is given its properties now.
  private(set) var origin: ResolutionPathNode?
  private var steps = InstanceMap<ResolutionPathNode?>()

  init() {}

  /// A path that goes on from where an earlier one was.
  init(from origin: ResolutionPathNode?) {
    self.origin = origin
  }

  var count: Int { steps.count }
  /// What is being built innermost.
  var innermost: Component? { steps.entries.last.map { $0.key.component.takeUnretainedValue() } }
  var isEmpty: Bool { steps.count == 0 && origin == nil }

  /// What is being built, from the first request to the innermost.
  var components: [Component] {
    (origin?.components ?? []) + steps.entries.map { $0.key.component.takeUnretainedValue() }
  }

  func contains(_ key: InstanceKey) -> Bool {
    steps.position(of: key) != nil || origin?.includes(key) ?? false
  }

  mutating func append(_ key: InstanceKey) { steps.append(nil, at: key) }

  mutating func removeLast() { steps.removeLast() }

  /// The whole path, to be kept beyond the build.
  mutating func node() -> ResolutionPathNode? {
    let linked = steps.entries.lastIndex { $0.value != nil }
    var node = linked.map { steps.entries[$0].value } ?? origin
    for position in (linked.map { $0 + 1 } ?? 0)..<steps.count {
      node = ResolutionPathNode(steps.entries[position].key, earlier: node)
      steps.setValue(node, at: position)
    }
    return node
  }
}

/// A path that is kept: its innermost step, and the node before it. Paths that begin alike share nodes.
final class ResolutionPathNode {
  private let component: Component
  private let view: Container
  private let key: InstanceKey
  private var earlier: ResolutionPathNode?

  init(_ key: InstanceKey, earlier: ResolutionPathNode?) {
    component = key.component.takeUnretainedValue()
    view = key.view.takeUnretainedValue()
    self.key = key
    self.earlier = earlier
  }

  deinit {
    // Released one after the other: a long path would otherwise end node by node, each on the stack of the one before.
    var rest = earlier.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.earlier.take() }
  }

  /// From the first to the innermost.
  var components: [Component] {
    sequence(first: self, next: \.earlier).map(\.component).reversed()
  }

  func includes(_ key: InstanceKey) -> Bool {
    sequence(first: self, next: \.earlier).contains { $0.key == key }
  }
}
