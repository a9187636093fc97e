@_spi(RawSyntax) import SwiftSyntax

extension Value {
  /// What an expression is worth to the rules.
  init(_ expression: some RawSyntaxNodeProtocol, from origin: Origin) {
    let expression = expression.raw
    switch expression.kind {
    case .closureExpr:
      self = .closure(offset: origin.offset(of: expression))
    case .stringLiteralExpr:
      let segments = expression.cast(RawStringLiteralExprSyntax.self).segments
      self = .string(at: origin.place(of: segments))
    case .functionCallExpr:
      self = .call(Path(expression, from: origin))
    case .tryExpr:
      self.init(expression.cast(RawTryExprSyntax.self).expression, from: origin)
    case .awaitExpr:
      self.init(expression.cast(RawAwaitExprSyntax.self).expression, from: origin)
    case .forceUnwrapExpr:
      self.init(expression.cast(RawForceUnwrapExprSyntax.self).expression, from: origin)
    case .inOutExpr:
      self.init(expression.cast(RawInOutExprSyntax.self).expression, from: origin)
    case .optionalChainingExpr:
      self.init(expression.cast(RawOptionalChainingExprSyntax.self).expression, from: origin)
    case .booleanLiteralExpr:
      self = .boolean(expression.cast(RawBooleanLiteralExprSyntax.self).literal.keyword == .true)
    case .declReferenceExpr, .subscriptCallExpr:
      self = .path(Path(expression, from: origin))
    case .memberAccessExpr:
      let metatype = Self.metatype(of: expression, from: origin)
      self = metatype.map { .metatype($0) } ?? .path(Path(expression, from: origin))
    case .tupleExpr:
      let elements = expression.cast(RawTupleExprSyntax.self).elements.elements
      if elements.count == 1 { self.init(elements[0].expression, from: origin) } else { self = .other }
    case .sequenceExpr:
      let elements = expression.cast(RawSequenceExprSyntax.self).elements.elements
      let isCast = elements.count > 1 && elements[1].is(RawUnresolvedAsExprSyntax.self)
      if isCast { self.init(elements[0], from: origin) } else { self = .other }
    default:
      self = .other
    }
  }

  /// The names in `X.self`, where an expression is one.
  static func metatype(of expression: some RawSyntaxNodeProtocol, from origin: Origin) -> [String]? {
    if let elements = expression.as(RawTupleExprSyntax.self)?.elements.elements, elements.count == 1 {
      return metatype(of: elements[0].expression, from: origin)
    }
    guard let access = expression.as(RawMemberAccessExprSyntax.self), access.declName.baseName.keyword == .self,
      let base = access.base
    else { return nil }
    let names = typeNames(in: base, from: origin)
    // `[value].self` and the like are not types.
    return names.isEmpty || !names.allSatisfy(\.beginsWithCapital) ? nil : names
  }

  private static func typeNames(in expression: RawExprSyntax, from origin: Origin) -> [String] {
    func names(in expressions: [RawExprSyntax]) -> [String] {
      expressions.flatMap { typeNames(in: $0, from: origin) }
    }
    switch expression.raw.kind {
    case .typeExpr: return TypeName(expression.cast(RawTypeExprSyntax.self).type).names
    case .declReferenceExpr: return [expression.cast(RawDeclReferenceExprSyntax.self).baseName.name]
    case .memberAccessExpr:
      return [Path(expression, from: origin).components.map(\.name).joined(separator: ".")]
    case .tupleExpr: return names(in: expression.cast(RawTupleExprSyntax.self).elements.elements.map(\.expression))
    case .sequenceExpr: return names(in: expression.cast(RawSequenceExprSyntax.self).elements.elements)
    case .arrayExpr: return names(in: expression.cast(RawArrayExprSyntax.self).elements.elements.map(\.expression))
    case .genericSpecializationExpr:
      return names(in: [expression.cast(RawGenericSpecializationExprSyntax.self).expression])
    case .optionalChainingExpr: return names(in: [expression.cast(RawOptionalChainingExprSyntax.self).expression])
    default: return []
    }
  }
}
