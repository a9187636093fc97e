import SwiftSyntax

extension Path {
  /// What an expression names or calls.
  init(_ expression: ExprSyntax) {
    start = expression.offset
    offset = start
    read(expression)
  }

  private mutating func read(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      components.append(Component(name: reference.baseName.name))
    case .memberAccessExpr(let access):
      if let base = access.base { read(base) } else { components.append(Component(name: "")) }
      components.append(Component(name: access.declName.baseName.name))
      offset = access.declName.offset
    case .functionCallExpr(let call):
      read(call.calledExpression)
      guard !components.isEmpty else { return }
      components[components.count - 1].isCall = true
      if let first = call.arguments.first, first.label == nil {
        components[components.count - 1].metatype = Value.metatype(of: first.expression)?.first
      }
    case .subscriptCallExpr(let call):
      read(call.calledExpression)
      components.append(Component(name: "[]"))
    case .optionalChainingExpr(let chain): read(chain.expression)
    case .forceUnwrapExpr(let forced): read(forced.expression)
    case .tryExpr(let tried): read(tried.expression)
    case .awaitExpr(let awaited): read(awaited.expression)
    case .genericSpecializationExpr(let generic):
      read(generic.expression)
    case .tupleExpr(let tuple):
      if let only = tuple.elements.first, tuple.elements.count == 1 { read(only.expression) } else { readOther() }
    case .sequenceExpr(let sequence):
      if let first = sequence.elements.first { read(first) }
    case .superExpr:
      components.append(Component(name: "super"))
    default:
      readOther()
    }
  }

  private mutating func readOther() {
    components.append(Component(name: ""))
  }
}
