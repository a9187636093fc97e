import StageProtocol

/// The path from an object to another that it holds, through values, closures and objects of the kit.
struct ReferencePath {
  /// Where the path has arrived: names that the app's author knows end inside the kit or a closure.
  private enum Place {
    case app, kit, closure
  }

  private(set) var strength = ObjectGraph.Strength.strong
  private(set) var kind = ObjectGraph.EdgeKind.field
  /// The operators of the subscription on the path, from the publisher on.
  private(set) var operators: [String] = []
  /// The functions of the closures on the path.
  private(set) var code: [UnsafeRawPointer] = []
  private var names: [String] = []
  /// A very long path leaves out the names in its middle.
  private static let mostNames = 6
  private var place = Place.app

  /// `service`, `dependencies.service`, `children[0]`, `routes["a"]`.
  var label: String { names.joined(separator: ".") }

  /// Continues along a reference; nil for one that is not shown.
  func following(_ reference: HeapReference, lineage: [TypeIdentity]) -> ReferencePath? {
    var path = self
    for part in reference.path {
      guard path.enter(part, lineage: lineage, ownership: reference.ownership) else { return nil }
    }
    switch reference.ownership {
    case .weak: path.strength = .weak
    case .unowned, .unmanaged: if path.strength == .strong { path.strength = .unowned }
    case .strong: break
    }
    if let code = reference.code {
      path.enterClosure()
      path.code.append(code)
    }
    return path
  }

  /// Continues through a node that is not shown itself.
  func through(_ kind: HeapNode.Kind) -> ReferencePath {
    var path = self
    if case .instance(let layout, _) = kind {
      if path.place == .app { path.place = .kit }
      if layout.identity.module == "Injection" { path.kind = .container }
      path.enterOperator(layout.identity)
    }
    return path
  }

  private mutating func enterClosure() {
    place = .closure
    if kind == .field { kind = .closure }
  }

  private mutating func enterOperator(_ type: TypeIdentity) {
    if let name = Operators.name(of: type), operators.last != name { operators.append(name) }
    if Operators.isSubscription(type) { kind = .subscription }
  }

  private mutating func enter(_ part: PathPart, lineage: [TypeIdentity], ownership: ReferenceOwnership) -> Bool {
    switch part {
    case .field(let name, let type): return enterField(name, of: type, lineage: lineage, ownership: ownership)
    case .capture: enterClosure()
    default: if place == .app { append(part) }
    }
    return true
  }

  private mutating func enterField(
    _ name: String, of type: TypeIdentity, lineage: [TypeIdentity], ownership: ReferenceOwnership
  ) -> Bool {
    if Modules.isApp(type.module) {
      // A wrapped property is known by its own name; a wrapper that is itself an object has none to be known by.
      if place == .app, name != "wrappedValue" || names.isEmpty { append(FieldName.readable(name)) }
      return true
    }
    enterOperator(type)
    guard lineage.contains(type) else { return true }
    if KitFields.isBackReference(name, in: type, ownership: ownership) { return false }
    if place == .app || place == .kit && KitFields.isDelegate(name) {
      append(KitFields.name(of: name, in: type, ofObject: lineage))
    }
    return true
  }

  private mutating func append(_ part: PathPart) {
    switch part {
    case .payload(let name, let type): if Modules.isApp(type.module) { append(name) }
    case .element(let name): append(name)
    case .index(let index): suffix("[\(index)]")
    case .value(let key): suffix("[\(key ?? "key")]")
    case .key: append("keys")
    case .field, .member, .capture: break
    }
  }

  private mutating func append(_ name: String) {
    if names.count == Self.mostNames { names.replaceSubrange(3...4, with: ["…"]) }
    names.append(name)
  }

  private mutating func suffix(_ text: String) {
    names.append((names.popLast() ?? "") + text)
  }
}
