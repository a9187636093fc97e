@_spi(RawSyntax) import SwiftSyntax

extension Path {
  /// What an expression names or calls.
  init(_ expression: some RawSyntaxNodeProtocol, from origin: Origin) {
    start = origin.offset(of: expression)
    offset = start
    read(expression.raw, from: origin)
  }

  private mutating func read(_ expression: some RawSyntaxNodeProtocol, from origin: Origin) {
    let expression = expression.raw
    switch expression.kind {
    case .declReferenceExpr:
      components.append(Component(name: expression.cast(RawDeclReferenceExprSyntax.self).baseName.name))
    case .memberAccessExpr:
      let access = expression.cast(RawMemberAccessExprSyntax.self)
      if let base = access.base { read(base, from: origin) } else { readOther() }
      components.append(Component(name: access.declName.baseName.name))
      offset = origin.offset(of: access.declName)
    case .functionCallExpr:
      let call = expression.cast(RawFunctionCallExprSyntax.self)
      read(call.calledExpression, from: origin)
      guard !components.isEmpty else { return }
      components[components.count - 1].isCall = true
      if let first = call.arguments.elements.first, first.label == nil {
        components[components.count - 1].metatype = Value.metatype(of: first.expression, from: origin)?.first
      }
    case .subscriptCallExpr:
      read(expression.cast(RawSubscriptCallExprSyntax.self).calledExpression, from: origin)
      components.append(Component(name: "[]"))
    case .optionalChainingExpr: read(expression.cast(RawOptionalChainingExprSyntax.self).expression, from: origin)
    case .forceUnwrapExpr: read(expression.cast(RawForceUnwrapExprSyntax.self).expression, from: origin)
    case .tryExpr: read(expression.cast(RawTryExprSyntax.self).expression, from: origin)
    case .awaitExpr: read(expression.cast(RawAwaitExprSyntax.self).expression, from: origin)
    case .genericSpecializationExpr:
      read(expression.cast(RawGenericSpecializationExprSyntax.self).expression, from: origin)
    case .tupleExpr:
      let elements = expression.cast(RawTupleExprSyntax.self).elements.elements
      if elements.count == 1 { read(elements[0].expression, from: origin) } else { readOther() }
    case .sequenceExpr:
      if let first = expression.cast(RawSequenceExprSyntax.self).elements.elements.first { read(first, from: origin) }
    case .superExpr: components.append(Component(name: "super"))
    default: readOther()
    }
  }

  private mutating func readOther() {
    components.append(Component(name: ""))
  }
}
