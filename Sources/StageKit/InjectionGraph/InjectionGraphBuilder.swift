import Injection
import StageProtocol

/// Makes the graph of who built each living object and what it was given: first by its initialiser, then by the code
/// that set its properties.
struct InjectionGraphBuilder {
  private let map: ObjectMap
  private let kit: ObjectMap
  private let log: CallLog
  private let index: SourceIndex
  private let maker: (UInt64) -> Maker?
  /// The ids of the objects, by serial.
  private let ids: [UInt64: String]
  private let layers: [String: Layer]
  private var names: Set<String>
  private var builders: [ObjectGraph.Node] = []
  private var edges: [ObjectGraph.Edge] = []

  /// - Parameters:
  ///   - map: the objects that are shown.
  ///   - kit: the same objects and the kit's own, which may have been given to them.
  ///   - maker: tells who has allocated the object with a serial.
  init(map: ObjectMap, kit: ObjectMap, log: CallLog, index: SourceIndex, maker: @escaping (UInt64) -> Maker?) {
    self.map = map
    self.kit = kit
    self.log = log
    self.index = index
    self.maker = maker
    ids = Dictionary(map.serials.map { ($1, $0) }) { first, _ in first }
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
    let nodes = (made + others + builders).map { $0.inLayer(layers[$0.id]) }
    return ObjectGraph(kind: .injection, nodes: nodes, edges: edges)
  }

  private mutating func addEdges(of node: ObjectGraph.Node) {
    guard let serial = map.serials[node.id] else { return }
    let maker = maker(serial)
    var known: Set<String> = [node.id]
    if let maker, let builder = builder(of: serial, by: maker), builder != node.id {
      let means: ObjectGraph.Means = maker.factory == nil ? .build : .container
      edges.append(ObjectGraph.Edge(from: builder, to: node.id, label: "builds", strength: .strong, via: means))
      known.insert(builder)
    }
    let held = map.graph.edges.filter { $0.from == node.id && ($0.via == .field || $0.via == .closure) }
    let call = initialiser(of: serial, by: maker)
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
      guard !known.contains(edge.to), !isBuilt(edge.to, by: serial) else { continue }
      let label = labels.first { edge.isPart(of: $0) }
      if let label, isOlder(edge.to, than: serial) {
        // A part of an argument: of a collection, of a value, or of what a closure has captured.
        let name = edge.label.contains("[") ? label : edge.label
        add(from: node.id, to: edge.to, label: name, strength: edge.strength, via: .argument)
        known.insert(edge.to)
      } else if !edge.label.contains("[") {
        // What is in a collection came with time.
        add(from: node.id, to: edge.to, label: edge.label, strength: edge.strength, via: .property)
      }
    }
  }

  private func isOlder(_ id: String, than serial: UInt64) -> Bool {
    map.serials[id].map { $0 < serial } ?? false
  }

  /// How one holds the other, directly; nothing where it does not.
  private func strength(from: String, to: String) -> ObjectGraph.Strength? {
    if let known = map.graph.edges.filter({ $0.from == from && $0.to == to }).map(\.strength).max() { return known }
    guard builders.contains(where: { $0.id == to }) else { return nil }
    // An object of the kit that is not shown otherwise is found by its type.
    let others = Set(kit.graph.nodes.filter { $0.type == to }.map(\.id))
    return kit.graph.edges.filter { $0.from == from && others.contains($0.to) }.map(\.strength).max()
  }

  private mutating func add(
    from: String, to: String, label: String, strength: ObjectGraph.Strength, via: ObjectGraph.Means
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

  // MARK: Who built it

  /// The id of the object or the type that built an object; nothing where the trace does not tell.
  private mutating func builder(of serial: UInt64, by maker: Maker) -> String? {
    if let owner = maker.owner { return ids[owner] }
    if let factory = maker.factory { return id(ofType: index.type(at: factory) ?? factory.fileName, before: serial) }
    guard let token = maker.moment.call, let (_, call) = log.call(token) else { return nil }
    let own = ids[serial].flatMap { map.type(of: $0) }
    // A type's own static functions and initialisers were asked by somebody else.
    let calls = log.calls(ofSerial: maker.moment.event)
    let builder = sequence(first: call) { call in call.parent.flatMap { calls.indices.contains($0) ? calls[$0] : nil } }
      .first { $0.object.map { $0.serial != serial } ?? ($0.call(depth: 0, cause: nil).type != own) }
    guard let builder else { return nil }
    if let object = builder.object {
      return ids[object.serial] ?? id(ofType: TypeName.short(object.metadata.type), before: serial)
    }
    let type = builder.call(depth: 0, cause: nil).type
    return type.isEmpty ? nil : id(ofType: type, before: serial)
  }

  private func isBuilt(_ id: String, by owner: UInt64) -> Bool {
    guard let serial = map.serials[id], let maker = maker(serial) else { return false }
    if maker.owner == owner { return true }
    guard maker.factory == nil, let token = maker.moment.call, let (_, call) = log.call(token) else { return false }
    if let object = call.object { return object.serial == owner }
    // Methods know their type only, which is enough where it is the object's.
    return ids[owner].map { map.type(of: $0) == call.call(depth: 0, cause: nil).type } ?? false
  }

  /// The newest object of a type that is older than another; for a type without living objects, a node of its own.
  private mutating func id(ofType type: String, before serial: UInt64) -> String {
    let living = map.graph.nodes.filter { $0.type == type }.compactMap { node in map.serials[node.id] }
    if let newest = living.filter({ $0 < serial }).max(), let id = ids[newest] { return id }
    guard names.insert(type).inserted else { return type }
    builders.append(
      ObjectGraph.Node(
        id: type, type: type, role: Role(ofType: type)?.rawValue, module: index.folder(of: type), isType: true))
    return type
  }

  // MARK: What it was given

  /// The initialiser that its maker called, which may have called others.
  private func initialiser(of serial: UInt64, by maker: Maker?) -> RecordedCall? {
    guard let maker else { return nil }
    return log.calls(ofSerial: maker.moment.event).first { $0.object?.serial == serial }
  }

  private func labels(of call: RecordedCall) -> [String] {
    MemberText.arguments(of: CallSite(reading: call.site).member, values: []).map { $0.label ?? "" }
  }

  private func given(in call: RecordedCall?) -> [(label: String, object: GivenObject)] {
    guard let call else { return [] }
    let labels = labels(of: call)
    return call.given.sorted { $0.key < $1.key }.map { place, object in
      (labels.indices.contains(place) ? labels[place] : "", object)
    }
  }

  private mutating func id(of given: GivenObject) -> String? {
    switch given {
    case .app(let serial): return ids[serial]
    case .kit(let metadata):
      let type = TypeName.short(metadata.type)
      if let node = map.graph.nodes.first(where: { $0.type == type }) { return node.id }
      if names.insert(type).inserted { builders.append(ObjectGraph.Node(id: type, type: type, isType: true)) }
      return type
    }
  }
}

extension ObjectGraph.Edge {
  /// Whether it leads out of the field that an argument of this name was put into: `plugins[0]` of `plugins`.
  fileprivate func isPart(of argument: String) -> Bool {
    !argument.isEmpty && label.prefix { $0 != "[" && $0 != "." } == argument
  }
}

extension SourceIndex {
  /// The type in whose declaration a line is, as far as the places where declarations begin tell.
  fileprivate func type(at origin: Origin) -> String? {
    let file = origin.fileID.split(separator: "/").last.map(String.init) ?? origin.fileID
    return types.filter {
      $0.value.file.split(separator: "/").last.map(String.init) == file && $0.value.line <= origin.line
    }
    .max { ($0.value.line, $1.key) < ($1.value.line, $0.key) }?.key
  }
}

extension ObjectGraph.Node {
  fileprivate func inLayer(_ layer: Layer?) -> ObjectGraph.Node {
    ObjectGraph.Node(
      id: id, type: type, role: role, module: module, root: root, reached: reached, since: since, made: made,
      layer: layer, isType: isType)
  }
}
