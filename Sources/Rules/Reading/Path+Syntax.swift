@_spi(RawSyntax) import SwiftSyntax

extension Path {
  /// What an expression names or calls.
  init(_ expression: some RawSyntaxNodeProtocol, from origin: Origin) {
    read(expression.raw, from: origin)
  }

  private mutating func read(_ expression: some RawSyntaxNodeProtocol, from origin: Origin) {
    let expression = expression.raw
    switch expression.kind {
    case .declReferenceExpr:
      let name = expression.cast(RawDeclReferenceExprSyntax.self).baseName
      begin(with: name.name, at: origin.offset(of: name))
    case .memberAccessExpr:
      let access = expression.cast(RawMemberAccessExprSyntax.self)
      if let base = access.base { read(base, from: origin) } else { begin(with: "", at: origin.offset(of: access.period)) }
      let name = access.declName.baseName
      append(name.name)
      offset = origin.offset(of: name)
    case .identifierType:
      let name = expression.cast(RawIdentifierTypeSyntax.self).name
      begin(with: name.name, at: origin.offset(of: name))
    case .memberType:
      let type = expression.cast(RawMemberTypeSyntax.self)
      read(type.baseType, from: origin)
      append(type.name.name)
      offset = origin.offset(of: type.name)
    case .functionCallExpr:
      let call = expression.cast(RawFunctionCallExprSyntax.self)
      read(call.calledExpression, from: origin)
      let first = call.arguments.first
      let metatype = first.flatMap { $0.label == nil ? Value.metatype(of: $0.expression, from: origin)?.first : nil }
      self.call(with: metatype)
    case .subscriptCallExpr:
      read(expression.cast(RawSubscriptCallExprSyntax.self).calledExpression, from: origin)
      append("[]")
    case .optionalChainingExpr: read(expression.cast(RawOptionalChainingExprSyntax.self).expression, from: origin)
    case .forceUnwrapExpr: read(expression.cast(RawForceUnwrapExprSyntax.self).expression, from: origin)
    case .tryExpr: read(expression.cast(RawTryExprSyntax.self).expression, from: origin)
    case .awaitExpr: read(expression.cast(RawAwaitExprSyntax.self).expression, from: origin)
    case .genericSpecializationExpr:
      read(expression.cast(RawGenericSpecializationExprSyntax.self).expression, from: origin)
    case .tupleExpr:
      let elements = expression.cast(RawTupleExprSyntax.self).elements.elements
      if elements.count == 1 {
        read(elements[0].expression, from: origin)
      } else {
        begin(with: "", at: origin.offset(of: expression))
      }
    case .sequenceExpr:
      if let first = expression.cast(RawSequenceExprSyntax.self).elements.elements.first { read(first, from: origin) }
    case .superExpr: begin(with: "super", at: origin.offset(of: expression))
    default: begin(with: "", at: origin.offset(of: expression))
    }
  }

  private mutating func begin(with name: String, at place: Int) {
    append(name)
    start = place
    offset = place
  }
}
