@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  mutating func readClosure(_ node: RawClosureExprSyntax, as destination: Closure.Destination) {
    let parameters = node.signature?.parameterNames ?? []
    let isShadowed = parameters.contains("self")
    let closure = Closure(node, isShadowed: isShadowed, destination: destination, from: origin)
    // Even a weak capture is taken from the closures around, which hold their object for it.
    if closure.selfCapture != nil, !isShadowed { noteSelf() }
    // What is given as a parameter is strong, and closures in this one capture it.
    closures.append(OpenClosure(closure: closure, bindsSelfStrongly: isShadowed, ownNames: parameters))
    if let signature = node.signature {
      noteOtherNamesOfSelf(in: signature)
      read(signature.raw)
    }
    read(node.statements.raw)
    lists[current].closures.append(closures.removeLast().closure)
  }

  /// Notes what a capture list calls its object otherwise, and holds strongly: `[owner = self]`.
  private mutating func noteOtherNamesOfSelf(in signature: RawClosureSignatureSyntax) {
    for capture in NodeList<RawClosureCaptureSyntax>(signature.capture?.items) where capture.specifier == nil {
      guard let value = capture.initializer?.value, capture.name.name != "self",
        value.as(RawDeclReferenceExprSyntax.self)?.baseName.keyword == .self
      else { continue }
      lists[current].variables.append(
        LocalVariable(
          name: capture.name.name, type: nil, value: Value(value, from: origin), offset: origin.offset(of: capture)))
    }
  }

  /// Reads what an `if let` or the like binds.
  mutating func readBinding(_ node: RawOptionalBindingConditionSyntax) {
    let identifier = node.pattern.as(RawIdentifierPatternSyntax.self)?.identifier
    let value = node.initializer?.value
    if let name = identifier?.name {
      if let value {
        let variable = LocalVariable(
          name: name, type: TypeName(castIn: value), value: Value(value, from: origin), offset: origin.offset(of: node))
        lists[current].variables.append(variable)
      } else if name != "self" {
        noteName(name, at: node)
      }
    }
    if identifier == nil { read(node.pattern.raw) }
    if let annotation = node.typeAnnotation { read(annotation.raw) }
    // The right side of `let self = self` makes a strong value of a weak one and holds nothing.
    if let value, value.as(RawDeclReferenceExprSyntax.self)?.baseName.keyword != .self { read(value.raw) }
    if identifier?.keyword == .self, let value, value.as(RawDeclReferenceExprSyntax.self)?.baseName.keyword != .self,
      let last = closures.indices.last, closures[last].closure.selfCapture == nil
    {
      // `guard let self = weakSelf`: from here on `self` is another name of that.
      closures[last].closure = closures[last].closure.capturing(.weak)
    }
    if identifier?.keyword == .self, let index = closures.lastIndex(where: { $0.closure.selfCapture != nil }) {
      // The closure in which the binding stands; one without a list of its own shares that of the closure around it.
      closures[max(index, closures.count - 1)].bindsSelfStrongly = true
    }
  }

  /// Notes a name that stands by itself: `self`, a type, or anything else.
  mutating func noteName(_ node: RawDeclReferenceExprSyntax) {
    let name = node.baseName
    if name.beginsWithCapital {
      noteMention(name)
    } else if name.keyword == .self {
      noteSelf()
    } else if !closures.isEmpty {
      noteName(origin.named(name).text, at: name)
    }
  }

  /// Notes that a closure uses a name.
  private mutating func noteName(_ name: String, at node: some RawSyntaxNodeProtocol) {
    // A closure's own parameter is not one of those outside.
    guard !closures.isEmpty, !closures.contains(where: { $0.ownNames.contains(name) }) else { return }
    lists[current].names.append(Mention(name: name, offset: origin.offset(of: node)))
  }

  /// Notes that a pattern in a closure binds a name, which then is not one of those outside.
  mutating func noteBound(_ pattern: RawIdentifierPatternSyntax) {
    guard let last = closures.indices.last else { return }
    closures[last].ownNames.append(pattern.identifier.name)
  }

  /// Notes that `self` is used, for every closure that keeps it for that.
  private mutating func noteSelf() {
    let nearest = closures.lastIndex { $0.closure.selfCapture != nil }
    switch nearest.flatMap({ closures[$0].closure.selfCapture }) {
    case nil, .strong:
      // What those around a list that names it hold was noted as that list was read.
      for index in closures.indices[(nearest ?? 0)...] { closures[index].closure.holdsSelf = true }
    case .weak, .unowned:
      // A strong self that a closure has made of its weak one is captured by those in it.
      guard let nearest, let binding = closures[nearest...].firstIndex(where: \.bindsSelfStrongly) else { return }
      for index in closures.indices where index > binding { closures[index].closure.holdsSelf = true }
    }
  }
}
