@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  /// Reads a call with its arguments.
  ///
  /// - Parameter list: where the array literal begins that it is an element of.
  mutating func readCall(_ node: RawFunctionCallExprSyntax, inListAt list: Calls.Note.List = .none) {
    let callee = Path(node.calledExpression, from: origin)
    let given = node.arguments.nodes
    let others = node.additionalTrailingClosures.nodes
    let isNoted = !callee.last.isEmpty
    let start = lists[current].arguments.count
    if isNoted {
      noteArguments(given, node.trailingClosure, others)
      let arguments = start..<lists[current].arguments.count
      lists[current].calls.append(
        Calls.Note(callee: callee, arguments: arguments, list: list))
    }
    readStart(node.calledExpression.raw, as: .calledAtOnce)
    for (number, argument) in given.enumerated() {
      let expression = argument.expression.raw
      switch expression.kind {
      case .closureExpr, .sequenceExpr, .tryExpr, .tupleExpr:
        read(expression, as: .argument(of: callee, label: argument.label?.name, isTrailing: false))
      case .memberAccessExpr:
        let known = isNoted ? lists[current].arguments[start + number].value.path : nil
        readMemberAccess(expression, path: known ?? Path(expression, from: origin))
      default: read(expression)
      }
    }
    if let closure = node.trailingClosure {
      readClosure(closure, as: .argument(of: callee, label: nil, isTrailing: true))
    }
    for element in others {
      readClosure(element.closure, as: .argument(of: callee, label: element.label.name, isTrailing: true))
    }
  }

  /// Reads a member that stands by itself.
  mutating func readMemberAccess(_ node: RawSyntax, path: Path) {
    lists[current].references.append(path)
    readStart(node)
  }

  private mutating func noteArguments(
    _ given: NodeList<RawLabeledExprSyntax>, _ closure: RawClosureExprSyntax?,
    _ others: NodeList<RawMultipleTrailingClosureElementSyntax>
  ) {
    for argument in given {
      note(
        argument.label.map { origin.named($0).text }, Value(argument.expression, from: origin), at: argument.expression)
    }
    if let closure { note(nil, Value(closure, from: origin), at: closure) }
    for element in others {
      note(origin.named(element.label).text, Value(element.closure, from: origin), at: element.closure)
    }
  }

  private mutating func note(_ label: String?, _ value: Value, at node: some RawSyntaxNodeProtocol) {
    lists[current].arguments.append(Call.Argument(label: label, value: value, offset: origin.offset(of: node)))
  }

  /// Reads what a function hands out, and notes it as an assignment.
  mutating func readReturn(_ node: RawReturnStmtSyntax) {
    if let expression = node.expression { noteReturn(of: expression) }
    readChildren(of: node.raw, as: .returned)
  }

  /// Notes that a function hands out what an expression leads to.
  mutating func noteReturn(of expression: RawExprSyntax) {
    let value = Value(expression, from: origin)
    guard value.path != nil else { return }
    lists[current].assignments.append(
      Assignment(target: .returned, value: value, offset: origin.offset(of: expression)))
  }

  /// Reads an array literal.
  mutating func readArray(_ node: RawArrayExprSyntax, as destination: Closure.Destination) {
    let list: Calls.Note.List = destination == .returned ? .returned : .at(origin.offset(of: node))
    for element in node.elements.elements {
      if let call = element.expression.as(RawFunctionCallExprSyntax.self) {
        readCall(call, inListAt: list)
      } else {
        read(element.expression.raw, as: destination)
      }
    }
  }

  /// Reads what a path begins with: its members are not references of their own.
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
      lists[current].assignments.append(Assignment(target: target, value: value, offset: target.start))
      destination = .assigned(to: target)
    }
    for (index, element) in elements.enumerated() where index > 0 {
      guard let cast = element.as(RawUnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.tokenKind == .exclamationMark
      else { continue }
      let force = ForcedOperation(
        kind: .cast, path: Path(elements[index - 1], from: origin), offset: origin.offset(of: cast))
      lists[current].forces.append(force)
    }
    if elements.count == 3, elements[1].isOperator("+="), elements[2].is(RawArrayExprSyntax.self) {
      destination = .assigned(to: Path(elements[0], from: origin))
    } else {
      // What an operator of the project's does with a closure, as `Label().. { $0.text = "" }`, is not known. In front of
      // a question mark it belongs to the condition.
      let choice = elements.firstIndex { $0.is(RawUnresolvedTernaryExprSyntax.self) } ?? 0
      let isCombined = elements[choice...].contains { $0.isOperator && !$0.isOperator("??") }
      if isCombined { destination = .other }
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
    let force = ForcedOperation(
      kind: .unwrap, path: Path(node.expression, from: origin), offset: origin.offset(of: node.exclamationMark))
    lists[current].forces.append(force)
  }

  /// Notes `try!`.
  mutating func noteForce(_ node: RawTryExprSyntax) {
    guard node.questionOrExclamationMark?.tokenKind == .exclamationMark else { return }
    let force = ForcedOperation(kind: .try, path: Path(node.expression, from: origin), offset: origin.offset(of: node))
    lists[current].forces.append(force)
  }

  /// Reads what a member of a type stands in, `UserRouter` of `UserRouter.Segue`, and its generic arguments.
  mutating func readOuterType(_ node: RawMemberTypeSyntax) {
    if let outer = node.baseType.as(RawMemberTypeSyntax.self) { readOuterType(outer) } else { read(node.baseType.raw) }
    if let arguments = node.genericArgumentClause { read(arguments.raw) }
  }

  mutating func noteMention(_ name: RawTokenSyntax) {
    let named = origin.named(name)
    guard generics.isEmpty || !generics.contains(named.text) else { return }
    lists[current].mentions.append(Mention(name: named.text, offset: named.offset))
  }
}

extension RawExprSyntax {
  fileprivate var isOperator: Bool { self.is(RawBinaryOperatorExprSyntax.self) }

  fileprivate func isOperator(_ name: SyntaxText) -> Bool {
    self.as(RawBinaryOperatorExprSyntax.self)?.operator.tokenText == name
  }
}
