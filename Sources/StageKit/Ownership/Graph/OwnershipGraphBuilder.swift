import StageProtocol

/// Makes the graph that is shown out of everything on the heap: objects of the app, and the kit's windows and
/// controllers. What lies between them is shortened to edges.
struct OwnershipGraphBuilder {
  private let heap: HeapGraph
  private let index: SourceIndex
  private let hubs: HubOwners
  private var names = NodeNames()
  private var nodes: [ObjectGraph.Node] = []
  private var edges: [ObjectGraph.Edge] = []
  private var ids: [Int: String] = [:]
  private var waiting: [Int] = []

  init(heap: HeapGraph, index: SourceIndex) {
    self.heap = heap
    self.index = index
    hubs = HubOwners(heap)
  }

  mutating func build(rootLabels: [String]) -> ObjectGraph {
    for (root, label) in zip(heap.roots, rootLabels) { _ = id(of: root, root: label) }
    var next = 0
    while next < waiting.count {
      addEdges(of: waiting[next])
      next += 1
    }
    return ObjectGraph(kind: .ownership, nodes: nodes, edges: edges)
  }

  private mutating func addEdges(of owner: Int) {
    guard let from = ids[owner] else { return }
    var seen: Set<ObjectGraph.Edge> = []
    var reader = OwnerReader(heap: heap, hubs: hubs, owner: owner)
    for found in reader.edges() {
      guard let to = id(of: found.target) else { continue }
      let edge = ObjectGraph.Edge(
        from: from, to: to, label: found.route.label, strength: found.route.strength, via: found.route.means)
      if seen.insert(edge).inserted { edges.append(edge) }
    }
  }

  /// The name of a node, which is added to the graph when it is met for the first time.
  private mutating func id(of node: Int, root: String? = nil) -> String? {
    if let id = ids[node] { return id }
    guard case .instance(let layout, let metadata) = heap.nodes[node].kind else { return nil }
    let type = TypeName.short(metadata.type)
    let id = names.name(for: type)
    let isApp = Modules.isApp(layout.identity.module)
    ids[node] = id
    waiting.append(node)
    nodes.append(
      ObjectGraph.Node(
        id: id, type: type, role: isApp ? Role(of: layout)?.rawValue : nil,
        module: isApp ? index.folder(of: layout.identity.name) : nil, root: root))
    return id
  }
}
