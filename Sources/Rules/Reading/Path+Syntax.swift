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
      begin(with: origin.named(expression.cast(RawDeclReferenceExprSyntax.self).baseName))
    case .memberAccessExpr:
      let access = expression.cast(RawMemberAccessExprSyntax.self)
      if let base = access.base {
        read(base, from: origin)
      } else {
        begin(with: (text: "", offset: origin.offset(of: access.period)))
      }
      append(origin.named(access.declName.baseName))
    case .identifierType:
      begin(with: origin.named(expression.cast(RawIdentifierTypeSyntax.self).name))
    case .memberType:
      let type = expression.cast(RawMemberTypeSyntax.self)
      read(type.baseType, from: origin)
      append(origin.named(type.name))
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
        begin(with: (text: "", offset: origin.offset(of: expression)))
      }
    case .sequenceExpr:
      if let first = expression.cast(RawSequenceExprSyntax.self).elements.elements.first { read(first, from: origin) }
    case .superExpr: begin(with: (text: "super", offset: origin.offset(of: expression)))
    default: begin(with: (text: "", offset: origin.offset(of: expression)))
    }
  }

  private mutating func begin(with name: (text: String, offset: Int)) {
    append(name)
    start = name.offset
  }

  private mutating func append(_ name: (text: String, offset: Int)) {
    append(name.text)
    offset = name.offset
  }
}
