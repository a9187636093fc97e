@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  mutating func readClosure(_ node: RawClosureExprSyntax, as destination: Closure.Destination) {
    let closure = Closure(node, destination: destination, from: origin)
    if closure.selfCapture == .strong { noteSelf() }
    closures.append(OpenClosure(closure: closure))
    readChildren(of: node)
    let closed = closures.removeLast().closure
    if !closures.isEmpty { closures[closures.count - 1].closure.names.formUnion(closed.names) }
    note { $0.closures.append(closed) }
  }

  /// Reads what an `if let` or the like binds.
  mutating func readBinding(_ node: RawOptionalBindingConditionSyntax) {
    let identifier = node.pattern.as(RawIdentifierPatternSyntax.self)?.identifier
    let value = node.initializer?.value
    if let name = identifier?.name {
      if let value {
        let variable = LocalVariable(
          name: name, type: nil, value: Value(value, from: origin), offset: origin.offset(of: node))
        note { $0.variables.append(variable) }
      } else if name != "self" {
        noteName(name)
      }
    }
    if identifier == nil { read(node.pattern.raw) }
    if let annotation = node.typeAnnotation { read(annotation.raw) }
    // The right side of `let self = self` makes a strong value of a weak one and holds nothing.
    if let value, value.as(RawDeclReferenceExprSyntax.self)?.baseName.keyword != .self { read(value.raw) }
    if identifier?.keyword == .self, let index = closures.lastIndex(where: { $0.closure.selfCapture != nil }) {
      // The closure in which the binding stands; one without a list of its own shares that of the closure around it.
      closures[max(index, closures.count - 1)].bindsSelfStrongly = true
    }
  }

  /// Notes a name that stands by itself: `self`, a type, or anything else.
  mutating func noteName(_ node: RawDeclReferenceExprSyntax) {
    guard node.baseName.keyword != .self else { return noteSelf() }
    let name = node.baseName.name
    if name.utf8.first.map({ (65...90).contains($0) }) == true {
      noteMention(name, at: node)
    } else {
      noteName(name)
    }
  }

  /// Notes that a name is used; the closures around the innermost get it when that one ends.
  private mutating func noteName(_ name: String) {
    if !closures.isEmpty { closures[closures.count - 1].closure.names.insert(name) }
  }

  /// Notes that `self` is used, for every closure that keeps it for that.
  private mutating func noteSelf() {
    let nearest = closures.lastIndex { $0.closure.selfCapture != nil }
    switch nearest.flatMap({ closures[$0].closure.selfCapture }) {
    case nil, .strong:
      for index in closures.indices { closures[index].closure.holdsSelf = true }
    case .weak, .unowned:
      // A strong self that a closure has made of its weak one is captured by those in it.
      guard let nearest, let binding = closures[nearest...].firstIndex(where: \.bindsSelfStrongly) else { return }
      for index in closures.indices where index > binding { closures[index].closure.holdsSelf = true }
    }
  }
}
