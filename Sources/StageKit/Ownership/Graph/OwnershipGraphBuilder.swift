import Architectures
import StageProtocol

/// Builds the graph that is shown from everything on the heap: objects of the app, and the kit's windows and
/// controllers.
/// What lies between them becomes edges.
struct OwnershipGraphBuilder {
  private let heap: HeapGraph
  private let roots: HeapRoots
  private let index: SourceIndex
  private let visibility: GraphVisibility
  private let hubs: HubOwners
  private let reach: StrongReach
  private let places: ClosurePlaces
  private let living: [Int: LivingObject]
  private var names = NodeNames()
  private var nodes: [ObjectGraph.Node] = []
  private var edges: [ObjectGraph.Edge] = []
  /// The ids of the heap's nodes that are shown.
  private(set) var ids: [Int: String] = [:]
  /// The tasks whose closures hold nodes, weakly too.
  private(set) var holds: [Int: [TaskHold]] = [:]
  private var knownPlaces: [UnsafeRawPointer: SourceIndex.Location?] = [:]
  private var added: Set<Int> = []
  /// Those of them whose references have not been added yet.
  private var waiting: [Int] = []

  init(heap: HeapGraph, roots: HeapRoots, index: SourceIndex, visibility: GraphVisibility) {
    self.heap = heap
    self.roots = roots
    self.index = index
    self.visibility = visibility
    hubs = HubOwners(heap, visibility: visibility)
    reach = StrongReach(heap)
    places = ClosurePlaces(index: index)
    let pairs = roots.living.compactMap { living in heap.node(of: living.object).map { ($0, living) } }
    living = Dictionary(pairs) { first, _ in first }
  }

  mutating func build() -> ObjectGraph {
    nameLiving()
    addRoots()
    addEdges()
    for living in roots.living {
      guard let node = heap.node(of: living.object) else { continue }
      add(node)
      addEdges()
    }
    return ObjectGraph(kind: .ownership, nodes: nodes, edges: edges)
  }

  /// The oldest object of a type has the bare name as long as it lives, however the graph around it changes.
  private mutating func nameLiving() {
    for living in roots.living {
      guard let node = heap.node(of: living.object), visibility.contains(heap.nodes[node].kind),
        let type = type(of: node)
      else { continue }
      ids[node] = names.name(for: type)
    }
  }

  private mutating func addRoots() {
    var names: [(node: Int, name: RootName)] = []
    var rest = heap.roots[...]
    for (object, node) in zip(roots.objects, rest) { names.append((node, object.name)) }
    rest = rest.dropFirst(roots.objects.count)
    for (variable, node) in zip(roots.variables, rest) {
      for (target, path) in held(by: node) where path.strength == .strong {
        names.append((target, .variable(name: variable.name, path: path.label)))
      }
    }
    rest = rest.dropFirst(roots.variables.count)
    for (work, node) in zip(roots.work, rest) {
      for (target, path) in held(by: node) {
        if path.strength == .strong { names.append((target, .task)) }
        // The runtime may have been given a wrapper of the closure, which has the closure in its context.
        let written = place(of: path) ?? work.entry.flatMap { place(ofCode: $0) }
        holds[target, default: []].append(TaskHold(task: work.task, strength: path.strength, place: written))
      }
    }
    var byNode: [Int: [RootName]] = [:]
    for (node, name) in names where byNode[node]?.contains(name) != true { byNode[node, default: []].append(name) }
    for (node, _) in names { add(node, roots: byNode[node, default: []]) }
  }

  /// The objects to which a root leads that is not an object.
  private func held(by root: Int) -> [OwnerReader.Found] {
    if visibility.contains(heap.nodes[root].kind) { return [(root, ReferencePath())] }
    var reader = OwnerReader(heap: heap, hubs: hubs, visibility: visibility, owner: root)
    return reader.edges()
  }

  private mutating func addEdges() {
    var next = 0
    while next < waiting.count {
      addEdges(of: waiting[next])
      next += 1
    }
    waiting = []
  }

  private mutating func addEdges(of owner: Int) {
    guard let from = ids[owner] else { return }
    var own: [ObjectGraph.Edge] = []
    var seen: Set<ObjectGraph.Edge> = []
    var reader = OwnerReader(heap: heap, hubs: hubs, visibility: visibility, owner: owner)
    for found in reader.edges() {
      add(found.target)
      guard let to = ids[found.target] else { continue }
      let path = found.path
      let edge = ObjectGraph.Edge(
        from: from, to: to, label: path.label, strength: path.strength, via: path.kind,
        operators: path.operators.isEmpty ? nil : path.operators, place: place(of: path))
      if seen.insert(edge).inserted { own.append(edge) }
    }
    edges += Self.sorted(own)
  }

  /// Edges between the same objects with the same label may have come from a set, whose order differs from run to run:
  /// they follow the first of them in the order in which they are written in the code.
  private static func sorted(_ edges: [ObjectGraph.Edge]) -> [ObjectGraph.Edge] {
    struct Ends: Hashable {
      let to: String
      let label: String
    }
    let places = Dictionary(edges.enumerated().map { (Ends(to: $1.to, label: $1.label), $0) }) { first, _ in first }
    return edges.map { edge in (edge, places[Ends(to: edge.to, label: edge.label)] ?? 0) }
      .sorted { one, other in
        let (place, otherPlace) = (one.0.place, other.0.place)
        return (one.1, place?.file ?? "", place?.line ?? 0) < (other.1, otherPlace?.file ?? "", otherPlace?.line ?? 0)
      }
      .map(\.0)
  }

  /// Where the last closure on the path is written.
  private mutating func place(of path: ReferencePath) -> SourceIndex.Location? {
    for code in path.code.reversed() {
      if let place = place(ofCode: code) { return place }
    }
    return nil
  }

  private mutating func place(ofCode code: UnsafeRawPointer) -> SourceIndex.Location? {
    let place = knownPlaces[code] ?? places.place(ofCode: code)
    knownPlaces[code] = .some(place)
    return place
  }

  /// Adds a node to the graph when it is first reached.
  private mutating func add(_ node: Int, roots: [RootName] = []) {
    guard !added.contains(node), case .instance(let layout, _) = heap.nodes[node].kind, let type = type(of: node)
    else { return }
    added.insert(node)
    let id = ids[node] ?? names.name(for: type)
    ids[node] = id
    waiting.append(node)
    let isApp = Modules.isApp(layout.identity.module)
    nodes.append(
      ObjectGraph.Node(
        id: id, type: type, role: isApp ? ArchitectureRole(of: layout) : nil,
        module: isApp ? index.folder(of: layout.identity.name) : nil, roots: roots,
        isReachable: reach.contains(node) ? nil : false, createdByEvent: living[node]?.event,
        ordinal: living[node]?.ordinal))
  }

  private func type(of node: Int) -> String? {
    guard case .instance(_, let metadata) = heap.nodes[node].kind else { return nil }
    return TypeName.short(metadata.type)
  }
}

/// Names for nodes: the type, and a number from the second of a type on.
struct NodeNames {
  private var counts: [String: Int] = [:]

  mutating func name(for type: String) -> String {
    let count = counts[type, default: 0] + 1
    counts[type] = count
    return count == 1 ? type : "\(type)#\(count)"
  }
}
