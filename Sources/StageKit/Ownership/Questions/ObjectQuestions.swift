import StageProtocol

/// Answers questions about single objects: what they hold, who holds them, why they live.
struct ObjectQuestions {
  /// The maximal length of a field's value.
  private static let valueLength = 60
  /// If there are more objects than these, the others are only counted.
  private static let mostObjects = 20

  let map: ObjectMap
  let index: SourceIndex

  /// - Parameter subject: a type, or the id of one object.
  /// - Throws: `Refusal` with the code `no-such-object`.
  func inspection(of subject: String) throws(Refusal) -> ObjectInspection {
    let (nodes, omitted) = try nodes(named: subject)
    return ObjectInspection(objects: nodes.map(inspect), omitted: omitted)
  }

  /// - Parameter subject: a type, or the id of one object.
  /// - Throws: `Refusal` with the code `no-such-object`.
  func reasons(for subject: String) throws(Refusal) -> ObjectReasons {
    let (nodes, omitted) = try nodes(named: subject)
    let strong = StrongGraph(map.graph)
    return ObjectReasons(
      objects: nodes.map { ObjectReasons.Object(node: $0, chains: chains(to: $0, in: strong)) }, omitted: omitted)
  }

  /// An id names one object, and a type, with or without its enclosing types, all of its objects.
  private func nodes(named subject: String) throws(Refusal) -> (first: [ObjectGraph.Node], omitted: Int?) {
    let nodes = map.graph.nodes
    var found = nodes.filter { $0.type == subject }
    if found.isEmpty { found = nodes.filter { $0.id == subject } }
    if found.isEmpty { found = nodes.filter { $0.type.hasSuffix("." + subject) } }
    if found.isEmpty {
      throw Refusal(
        code: "no-such-object", message: "no object of a type \"\(subject)\" lives; `graph` shows what does")
    }
    let omitted = found.count - Self.mostObjects
    return (Array(found.prefix(Self.mostObjects)), omitted > 0 ? omitted : nil)
  }

  // MARK: Why

  private func chains(to node: ObjectGraph.Node, in strong: StrongGraph) -> [ObjectReasons.Chain] {
    let own = node.roots.isEmpty ? [] : [ObjectReasons.Chain(roots: node.roots, references: [])]
    let paths = strong.paths(from: strong.roots.filter { $0 != node.id }) { $0 != node.id }
    let chains = strong.holders(of: node.id).compactMap { edge -> ObjectReasons.Chain? in
      guard edge.from != node.id, let path = paths.path(to: edge.from) else { return nil }
      let start = path.first?.from ?? edge.from
      return ObjectReasons.Chain(roots: strong.nodes[start]?.roots ?? [], references: path + [edge])
    }
    let sorted = chains.enumerated().sorted {
      ($0.element.references.count, $0.offset) < ($1.element.references.count, $1.offset)
    }
    guard own.isEmpty, sorted.isEmpty else { return own + sorted.map(\.element) }
    let way = strong.cycle(through: node.id) ?? wayFromCycle(to: node, in: strong)
    return way.map { [ObjectReasons.Chain(roots: [], references: $0)] } ?? []
  }

  /// The shortest path from an object that keeps itself alive.
  private func wayFromCycle(to node: ObjectGraph.Node, in strong: StrongGraph) -> [ObjectGraph.Edge]? {
    let start = strong.keepers(of: node.id).first { strong.cycle(through: $0) != nil }
    return start.flatMap { strong.path(from: [$0], to: node.id) }
  }

  // MARK: Inspect

  private func inspect(_ node: ObjectGraph.Node) -> ObjectInspection.Object {
    let holders = map.graph.edges.filter { $0.to == node.id && $0.from != node.id }
    guard let place = map.nodes[node.id], case .instance(let layout, _) = map.heap.nodes[place].kind else {
      return ObjectInspection.Object(node: node, place: nil, superclasses: [], fields: [], holders: holders)
    }
    let object = map.heap.nodes[place].object
    let references = Dictionary(grouping: map.graph.edges.filter { $0.from == node.id }, by: \.label)
    // The fields of the kit's own classes are not shown.
    let parts = layout.parts.filter { Modules.isApp($0.declaredIn.module) }
    let fields = parts.flatMap { part in
      let declaredIn = part.declaredIn == layout.identity ? nil : part.declaredIn.name
      let known = part.fields.map { field in
        let inspected = inspect(
          field, at: object.address + field.offset, references: references, declaredIn: declaredIn)
        return (field.offset, inspected)
      }
      let withheld = part.withheld.map { field in
        let inspected =
          Self.reference(named: FieldName.readable(field.name), among: references, declaredIn: declaredIn)
          ?? ObjectInspection.Field(name: FieldName.readable(field.name), value: "…", declaredIn: declaredIn)
        return (field.range.lowerBound, inspected)
      }
      return (known + withheld).sorted { $0.0 < $1.0 }.map(\.1)
    }
    return ObjectInspection.Object(
      node: node, place: index.types[layout.identity.name], superclasses: layout.lineage.dropFirst().map(\.name),
      fields: fields, holders: holders)
  }

  /// A field that consists of a reference to one object of the graph.
  private static func reference(
    named name: String, among references: [String: [ObjectGraph.Edge]], declaredIn: String?
  ) -> ObjectInspection.Field? {
    let held = references[name, default: []].filter { $0.via == .field }
    guard held.count == 1, let edge = held.first else { return nil }
    return ObjectInspection.Field(name: name, value: edge.to, strength: edge.strength, declaredIn: declaredIn)
  }

  /// The text for a reference that leads to no node of the graph.
  private static func lost(_ ownership: ReferenceOwnership, at address: UnsafeRawPointer) -> String {
    guard address.object != nil else { return "nil" }
    switch ownership {
    case .unowned: return "a deallocated object; using it is a trap"
    case .unmanaged: return "an unchecked address"
    case .strong, .weak: return "nil"
    }
  }

  /// Whether a value of a type is a closure, or an optional one.
  private static func isClosure(_ type: TypeMetadata) -> Bool {
    switch TypeCatalogue.shared.shape(of: type) {
    case .closure: true
    case .cases(let cases, _): type.kind == .optional && cases.compactMap(\.payload).allSatisfy(isClosure)
    default: false
    }
  }

  private func inspect(
    _ field: StoredField, at address: UnsafeRawPointer, references: [String: [ObjectGraph.Edge]], declaredIn: String?
  ) -> ObjectInspection.Field {
    let name = FieldName.readable(field.name)
    if let reference = Self.reference(named: name, among: references, declaredIn: declaredIn) { return reference }
    guard field.ownership == .strong else {
      let strength: ObjectGraph.Strength = field.ownership == .weak ? .weak : .unowned
      return ObjectInspection.Field(
        name: name, value: Self.lost(field.ownership, at: address), strength: strength, declaredIn: declaredIn)
    }
    let text = ValueText(limit: Self.valueLength).text(field.type, at: address, room: Self.valueLength, depth: 0)
    let value = text == "…" && Self.isClosure(field.type) ? "a closure" : text
    return ObjectInspection.Field(name: name, value: value, declaredIn: declaredIn)
  }
}
