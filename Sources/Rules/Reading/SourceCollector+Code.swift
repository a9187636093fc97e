import SwiftSyntax

extension SourceCollector {
  /// Notes a call with its arguments.
  func noteCall(_ node: FunctionCallExprSyntax, of callee: Path) {
    guard !callee.last.isEmpty else { return }
    var arguments = node.arguments.map {
      Call.Argument(label: $0.label?.name, value: Value($0.expression), offset: $0.expression.offset)
    }
    if let closure = node.trailingClosure {
      arguments.append(Call.Argument(label: nil, value: .closure(offset: closure.offset), offset: closure.offset))
    }
    for element in node.additionalTrailingClosures {
      let closure = element.closure
      arguments.append(
        Call.Argument(label: element.label.name, value: .closure(offset: closure.offset), offset: closure.offset))
    }
    let isArrayElement = node.parent?.is(ArrayElementSyntax.self) == true
    note { $0.calls.append(Call(callee: callee, arguments: arguments, isArrayElement: isArrayElement)) }
  }

  /// Notes that a value is taken without asking whether it is there.
  func noteForce(_ node: ForceUnwrapExprSyntax) {
    let path = Path(node.expression)
    note { $0.forces.append(Force(kind: .unwrap, path: path, offset: node.exclamationMark.offset)) }
  }

  /// Notes an assignment, or a forced cast.
  func noteSequence(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      let target = Path(elements[0])
      let value = elements.count == 3 ? Value(elements[2]) : Self.castValue(elements.dropFirst(2))
      note { $0.assignments.append(Assignment(target: target, value: value, offset: node.offset)) }
    }
    for (index, element) in elements.enumerated() where index > 0 {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "!" else {
        continue
      }
      let path = Path(elements[index - 1])
      note { $0.forces.append(Force(kind: .cast, path: path, offset: cast.offset)) }
    }
  }

  private static func castValue(_ elements: ArraySlice<ExprSyntax>) -> Value {
    guard let first = elements.first, elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true else {
      return .other
    }
    return Value(first)
  }

  // MARK: Closures and self

  /// Notes that `self` is used, for every closure that keeps it for that.
  func noteSelf() {
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

  /// Notes that a name is used; the closures around the innermost get it when that one ends.
  func noteName(_ name: String) {
    if !closures.isEmpty { closures[closures.count - 1].closure.names.insert(name) }
  }
}
