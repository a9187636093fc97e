import Architectures
import StageProtocol

/// Makes the graph of who built each living object and what it was given: first by its initialiser, then by the code
/// that set its properties. What an initialiser has found for itself is held, and was not given.
struct InjectionGraphBuilder {
  private let map: ObjectMap
  private let index: SourceIndex
  private let builders: ObjectBuilders
  private let references: ReferenceIndex
  private let kitReferences: ReferenceIndex
  private let layers: [String: Layer]
  private var names: Set<String>
  /// The types that have built objects, or were given to some, and have none that is shown.
  private var types: [ObjectGraph.Node] = []
  private var edges: [ObjectGraph.Edge] = []

  /// - Parameters:
  ///   - map: the objects that are shown.
  ///   - kit: the same objects and the kit's own, which may have been given to them.
  ///   - allocation: tells who has allocated the object with a serial.
  init(map: ObjectMap, kit: ObjectMap, log: CallLog, index: SourceIndex, allocation: @escaping (UInt64) -> Allocation?)
  {
    self.map = map
    self.index = index
    builders = ObjectBuilders(map: map, log: log, index: index, allocation: allocation)
    references = ReferenceIndex(map.graph)
    kitReferences = ReferenceIndex(kit.graph)
    layers = Dictionary(
      map.graph.nodes.compactMap { node in Layer(role: node.role, module: node.module).map { (node.id, $0) } }
    ) { first, _ in first }
    names = Set(map.graph.nodes.map(\.id))
  }

  mutating func build() -> ObjectGraph {
    let made = map.graph.nodes.filter { map.serials[$0.id] != nil }
      .sorted { map.serials[$0.id] ?? 0 < map.serials[$1.id] ?? 0 }
    for node in made { addEdges(of: node) }
    let used = Set(edges.flatMap { [$0.from, $0.to] })
    let others = map.graph.nodes.filter { map.serials[$0.id] == nil && used.contains($0.id) }
    var nodes = made + others + types
    for index in nodes.indices { nodes[index].layer = layers[nodes[index].id] }
    return ObjectGraph(kind: .injection, nodes: nodes, edges: edges)
  }

  private mutating func addEdges(of node: ObjectGraph.Node) {
    guard let serial = map.serials[node.id] else { return }
    var known: Set<String> = [node.id]
    if let (builder, kind) = builders.builder(of: serial) {
      let id = id(of: builder, before: serial)
      if id != node.id {
        edges.append(ObjectGraph.Edge(from: id, to: node.id, label: "", strength: .strong, via: kind))
        known.insert(id)
      }
    }
    let held = references.references(of: node.id).filter { $0.via == .field || $0.via == .closure }
    let call = builders.initialiser(of: serial)
    for (label, given) in given(in: call) {
      guard let id = id(of: given), id != node.id else { continue }
      let strength = strength(from: node.id, to: id)
      // In a value of several objects, each has a name.
      let inside = held.first { $0.to == id && $0.isPart(of: label) && !$0.label.contains("[") }
      add(
        from: node.id, to: id, label: inside?.label ?? label, strength: strength ?? .weak,
        via: strength == nil ? .passing : .argument)
      known.insert(id)
    }
    let labels = call.map(labels) ?? []
    for edge in held {
      // What it built itself it was not given.
      guard !known.contains(edge.to), !builders.isBuilt(edge.to, by: serial) else { continue }
      let label = labels.first { edge.isPart(of: $0) }
      if let label, isOlder(edge.to, than: serial) {
        // A part of an argument: of a collection, of a value, or of what a closure has captured.
        let name = edge.label.contains("[") ? label : edge.label
        add(from: node.id, to: edge.to, label: name, strength: edge.strength, via: .argument)
        known.insert(edge.to)
      } else if !edge.label.contains("[") {
        // What is in a collection came with time.
        let kind: ObjectGraph.EdgeKind = map.isConstant(edge) ? .field : .property
        add(from: node.id, to: edge.to, label: edge.label, strength: edge.strength, via: kind)
      }
    }
  }

  private func isOlder(_ id: String, than serial: UInt64) -> Bool {
    map.serials[id].map { $0 < serial } ?? false
  }

  /// How one holds the other, directly; nil if it does not.
  private func strength(from: String, to: String) -> ObjectGraph.Strength? {
    if let known = references.strength(from: from, toOneOf: [to]) { return known }
    guard types.contains(where: { $0.id == to }) else { return nil }
    // An object of the kit that is not shown otherwise is found by its type.
    return kitReferences.strength(from: from, toOneOf: Set(kitReferences.nodes(ofType: to).map(\.id)))
  }

  private mutating func add(
    from: String, to: String, label: String, strength: ObjectGraph.Strength, via: ObjectGraph.EdgeKind
  ) {
    let isOutward: Bool
    if let one = layers[from], let other = layers[to] {
      isOutward = strength == .strong && !one.mayDepend(on: other)
    } else {
      isOutward = false
    }
    edges.append(
      ObjectGraph.Edge(
        from: from, to: to, label: label, strength: strength, via: via, isOutward: isOutward ? true : nil))
  }

  // MARK: What it was given

  private func labels(of call: RecordedCall) -> [String] {
    (CallSite(reading: call.site).member.arguments ?? []).map { $0.label ?? "" }
  }

  private func given(in call: RecordedCall?) -> [(label: String, object: GivenObject)] {
    guard let call else { return [] }
    let labels = labels(of: call)
    return call.given.sorted { $0.key < $1.key }.map { place, object in
      (labels.indices.contains(place) ? labels[place] : "", object)
    }
  }

  // MARK: Ids

  /// For a type, the newest of its objects that is older than what was built, or else a node of its own.
  private mutating func id(of builder: ObjectBuilders.Builder, before serial: UInt64) -> String {
    switch builder {
    case .object(let id): id
    case .type(let type): newest(ofType: type, before: serial) ?? id(ofType: type)
    }
  }

  private mutating func id(of given: GivenObject) -> String? {
    switch given {
    case .app(let serial): builders.ids[serial]
    case .kit(let metadata): id(ofKitType: TypeName.short(metadata.type))
    }
  }

  private func newest(ofType type: String, before serial: UInt64) -> String? {
    let older = references.nodes(ofType: type).compactMap { map.serials[$0.id] }.filter { $0 < serial }
    return older.max().flatMap { builders.ids[$0] }
  }

  private mutating func id(ofType type: String) -> String {
    if names.insert(type).inserted {
      let role = ArchitectureRole(ofType: type)
      types.append(ObjectGraph.Node(id: type, type: type, role: role, module: index.folder(of: type), isType: true))
    }
    return type
  }

  private mutating func id(ofKitType type: String) -> String {
    references.nodes(ofType: type).first?.id ?? id(ofType: type)
  }
}

extension ObjectGraph.Edge {
  /// Whether it leads out of the field that an argument of this name was put into: `plugins[0]` of `plugins`.
  fileprivate func isPart(of argument: String) -> Bool {
    !argument.isEmpty && label.prefix { $0 != "[" && $0 != "." } == argument
  }
}
