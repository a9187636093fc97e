import StageProtocol

/// The graph that is shown, and which object on the heap each of its nodes is.
struct ObjectMap {
  let graph: ObjectGraph
  let heap: HeapGraph
  /// The heap's nodes by their ids in the graph.
  let nodes: [String: Int]
  /// The ids by address.
  let ids: [HeapObject: String]
  /// The serials of the app's objects by the ids; they count up with every object.
  let serials: [String: UInt64]
  /// The tasks that hold objects, by the ids.
  let holds: [String: [TaskHold]]

  private let types: [String: String]

  /// The type of a node.
  func type(of id: String) -> String { types[id] ?? id }

  /// The class that declares the field by which an object holds another; nil for what is not a field of its own.
  func declaration(of edge: ObjectGraph.Edge) -> TypeIdentity? { field(of: edge)?.declaration }

  /// Whether a reference was made by an initialiser and never changes: it lies directly in a `let`.
  func isConstant(_ edge: ObjectGraph.Edge) -> Bool {
    edge.via == .field && !edge.label.contains(".") && field(of: edge)?.field.isConstant == true
  }

  private func field(of edge: ObjectGraph.Edge) -> (declaration: TypeIdentity, field: StoredField)? {
    guard let node = nodes[edge.from], case .instance(let layout, _) = heap.nodes[node].kind else { return nil }
    let name = edge.label.prefix { $0 != "." && $0 != "[" }
    for part in layout.parts.reversed() {
      guard let field = part.fields.first(where: { FieldName.readable($0.name) == name }) else { continue }
      return (part.declaredIn, field)
    }
    return nil
  }

  init(_ roots: HeapRoots, index: SourceIndex, visibility: GraphVisibility = GraphVisibility()) {
    heap = HeapGraph(roots)
    var builder = OwnershipGraphBuilder(heap: heap, roots: roots, index: index, visibility: visibility)
    graph = builder.build()
    types = Dictionary(graph.nodes.map { ($0.id, $0.type) }) { first, _ in first }
    let heap = heap
    nodes = Dictionary(builder.ids.map { ($1, $0) }) { first, _ in first }
    ids = Dictionary(builder.ids.map { (heap.nodes[$0].object, $1) }) { first, _ in first }
    holds = Dictionary(
      builder.holds.compactMap { node, holds in builder.ids[node].map { ($0, holds) } }
    ) { first, _ in first }
    let ids = ids
    serials = Dictionary(
      roots.living.compactMap { living in ids[living.object].map { ($0, living.serial) } }
    ) { first, _ in first }
  }
}
