@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  /// Reads a call with its arguments.
  mutating func readCall(_ node: RawFunctionCallExprSyntax, isArrayElement: Bool = false) {
    let callee = Path(node.calledExpression, from: origin)
    let given = node.arguments.elements
    let others = node.additionalTrailingClosures.elements
    if !callee.last.isEmpty {
      let arguments = arguments(given, node.trailingClosure, others)
      note { $0.calls.append(Call(callee: callee, arguments: arguments, isArrayElement: isArrayElement)) }
    }
    readStart(node.calledExpression.raw, as: .calledAtOnce)
    for argument in given {
      read(argument.expression.raw, as: .argument(of: callee, label: argument.label?.name, isTrailing: false))
    }
    if let closure = node.trailingClosure {
      readClosure(closure, as: .argument(of: callee, label: nil, isTrailing: true))
    }
    for element in others {
      readClosure(element.closure, as: .argument(of: callee, label: element.label.name, isTrailing: true))
    }
  }

  private func arguments(
    _ given: [RawLabeledExprSyntax], _ closure: RawClosureExprSyntax?,
    _ others: [RawMultipleTrailingClosureElementSyntax]
  ) -> [Call.Argument] {
    var arguments = given.map {
      Call.Argument(
        label: $0.label?.name, value: Value($0.expression, from: origin), offset: origin.offset(of: $0.expression))
    }
    if let closure {
      let offset = origin.offset(of: closure)
      arguments.append(Call.Argument(label: nil, value: .closure(offset: offset), offset: offset))
    }
    for element in others {
      let offset = origin.offset(of: element.closure)
      arguments.append(Call.Argument(label: element.label.name, value: .closure(offset: offset), offset: offset))
    }
    return arguments
  }

  /// Reads an element of an array literal.
  mutating func readElement(_ node: RawArrayElementSyntax) {
    guard let call = node.expression.as(RawFunctionCallExprSyntax.self) else { return read(node.expression.raw) }
    readCall(call, isArrayElement: true)
  }

  /// Reads what a path begins with: its members are no references of their own.
  mutating func readStart(_ expression: RawSyntax, as destination: Closure.Destination = .other) {
    switch expression.kind {
    case .memberAccessExpr:
      if let base = expression.cast(RawMemberAccessExprSyntax.self).base { readStart(base.raw) }
    case .optionalChainingExpr:
      readStart(expression.cast(RawOptionalChainingExprSyntax.self).expression.raw)
    case .forceUnwrapExpr:
      let forced = expression.cast(RawForceUnwrapExprSyntax.self)
      noteForce(forced)
      readStart(forced.expression.raw)
    default: read(expression, as: destination)
    }
  }

  /// Reads expressions with operators between them, and notes an assignment and forced casts.
  mutating func readSequence(_ node: RawSequenceExprSyntax, as destination: Closure.Destination) {
    let elements = node.elements.elements
    var destination = destination
    if elements.count >= 3, elements[1].is(RawAssignmentExprSyntax.self) {
      let target = Path(elements[0], from: origin)
      let value = elements.count == 3 ? Value(elements[2], from: origin) : castValue(elements.dropFirst(2))
      note { $0.assignments.append(Assignment(target: target, value: value, offset: target.start)) }
      destination = .assigned(to: target)
    }
    for (index, element) in elements.enumerated() where index > 0 {
      guard let cast = element.as(RawUnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.tokenKind == .exclamationMark
      else { continue }
      let force = Force(
        kind: .cast, path: Path(elements[index - 1], from: origin), offset: origin.offset(of: cast))
      note { $0.forces.append(force) }
    }
    for element in elements { read(element.raw, as: destination) }
  }

  private func castValue(_ elements: ArraySlice<RawExprSyntax>) -> Value {
    guard let first = elements.first, elements.dropFirst().first?.is(RawUnresolvedAsExprSyntax.self) == true else {
      return .other
    }
    return Value(first, from: origin)
  }

  /// Notes that a value is taken without asking whether it is there.
  mutating func noteForce(_ node: RawForceUnwrapExprSyntax) {
    let force = Force(
      kind: .unwrap, path: Path(node.expression, from: origin), offset: origin.offset(of: node.exclamationMark))
    note { $0.forces.append(force) }
  }

  /// Notes `try!`.
  mutating func noteForce(_ node: RawTryExprSyntax) {
    guard node.questionOrExclamationMark?.tokenKind == .exclamationMark else { return }
    let force = Force(kind: .try, path: Path(node.expression, from: origin), offset: origin.offset(of: node))
    note { $0.forces.append(force) }
  }

  mutating func noteMention(_ name: String, at node: some RawSyntaxNodeProtocol) {
    let mention = Mention(name: name, offset: origin.offset(of: node))
    note { $0.mentions.append(mention) }
  }
}
