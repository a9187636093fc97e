@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  /// Reads a loop over a sequence, and notes one that waits for the values, unless something in it leaves it.
  mutating func readLoop(_ node: RawForStmtSyntax) {
    if node.awaitKeyword != nil, !Self.isLeft(node.body.raw) {
      let sequence = Path(Self.awaited(node.sequence), from: origin)
      lists[current].loops.append(EndlessLoop(sequence: sequence, offset: origin.offset(of: node)))
    }
    readChildren(of: node)
  }

  /// Reads a loop with a condition, and notes one that ends with its task at the earliest.
  mutating func readLoop(_ node: RawWhileStmtSyntax) {
    if Self.goesOn(node.conditions), !Self.isLeft(node.body.raw) {
      lists[current].loops.append(EndlessLoop(sequence: nil, offset: origin.offset(of: node)))
    }
    readChildren(of: node)
  }

  /// Whether a condition always holds, or as long as nobody cancels the task: `!Task.isCancelled`.
  private static func goesOn(_ conditions: RawConditionElementListSyntax) -> Bool {
    ["true", "!Task.isCancelled"].contains(String(decoding: conditions.text, as: UTF8.self))
  }

  /// What is waited for, without the words that say so.
  private static func awaited(_ expression: RawExprSyntax) -> RawExprSyntax {
    if let inner = expression.as(RawAwaitExprSyntax.self) { return awaited(inner.expression) }
    if let inner = expression.as(RawTryExprSyntax.self) { return awaited(inner.expression) }
    return expression
  }

  /// Whether something in a loop leaves it, what is in closures and functions aside.
  ///
  /// - Parameter isInner: whether it stands in another loop or a switch, which a `break` without a label leaves instead.
  private static func isLeft(_ node: RawSyntax, isInner: Bool = false) -> Bool {
    switch node.kind {
    case .token, .closureExpr, .functionDecl: false
    case .returnStmt, .throwStmt: true
    case .breakStmt: !isInner || node.cast(RawBreakStmtSyntax.self).label != nil
    case .switchExpr, .forStmt, .whileStmt, .repeatStmt: has(node) { isLeft($0, isInner: true) }
    default: has(node) { isLeft($0, isInner: isInner) }
    }
  }

  private static func has(_ node: RawSyntax, _ isMeant: (RawSyntax) -> Bool) -> Bool {
    node.layoutView?.children.contains { $0.map(isMeant) == true } ?? false
  }
}
