import SwiftSyntax

extension Value {
  /// What an expression is worth to the rules.
  init(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure):
      self = .closure(offset: closure.offset)
    case .stringLiteralExpr(let literal):
      self = .string(literal.segments.source)
    case .functionCallExpr:
      self = .call(Path(expression))
    case .booleanLiteralExpr(let literal):
      self = .boolean(literal.literal.tokenKind == .keyword(.true))
    case .tryExpr(let tried):
      self.init(tried.expression)
    case .awaitExpr(let awaited):
      self.init(awaited.expression)
    case .forceUnwrapExpr(let forced):
      self.init(forced.expression)
    case .optionalChainingExpr(let chain):
      self.init(chain.expression)
    case .declReferenceExpr, .subscriptCallExpr:
      self = .path(Path(expression))
    case .memberAccessExpr:
      self = Self.metatype(of: expression).map { .metatype($0) } ?? .path(Path(expression))
    case .tupleExpr(let tuple):
      if let only = tuple.elements.first, tuple.elements.count == 1 {
        self.init(only.expression)
      } else {
        self = .other
      }
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements.prefix(2))
      let isCast = elements.count == 2 && elements[1].is(UnresolvedAsExprSyntax.self)
      if isCast { self.init(elements[0]) } else { self = .other }
    default:
      self = .other
    }
  }

  /// The names in `X.self`, where an expression is one.
  static func metatype(of expression: ExprSyntax) -> [String]? {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return metatype(of: only.expression)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self),
      let base = access.base
    else { return nil }
    let names = typeNames(in: base)
    // `[value].self` and the like are no types.
    return names.isEmpty || names.contains { $0.first?.isUppercase != true } ? nil : names
  }

  private static func typeNames(in expression: ExprSyntax) -> [String] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let type): TypeName(type.type).names
    case .declReferenceExpr(let reference): [reference.baseName.name]
    case .memberAccessExpr:
      [Path(expression).components.map(\.name).joined(separator: ".")]
    case .tupleExpr(let tuple): tuple.elements.flatMap { typeNames(in: $0.expression) }
    case .sequenceExpr(let sequence): sequence.elements.flatMap { typeNames(in: $0) }
    case .arrayExpr(let array): array.elements.flatMap { typeNames(in: $0.expression) }
    case .genericSpecializationExpr(let generic): typeNames(in: generic.expression)
    case .optionalChainingExpr(let chain): typeNames(in: chain.expression)
    default: []
    }
  }
}

extension StringLiteralSegmentListSyntax {
  /// The text as it is written; nearly all texts are of one piece.
  fileprivate var source: String {
    guard count == 1, case .stringSegment(let only) = first else { return trimmedDescription }
    return only.content.text
  }
}
