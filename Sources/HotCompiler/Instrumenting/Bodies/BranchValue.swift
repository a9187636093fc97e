import SwiftSyntax

/// Whether an `if` or a `switch` can be an expression: every branch is one expression, and one is always taken.
enum BranchValue {
  case value
  /// Every branch throws.
  case thrown
  case none
  case unclear

  init(of expression: ExprSyntax, facts: ModuleFacts) {
    guard let branches = BranchValue.branches(of: expression) else {
      self = .unclear
      return
    }
    let values = branches.map { BranchValue(of: $0, facts: facts) }
    if branches.isEmpty || values.contains(.none) {
      self = .none
    } else if values.contains(.unclear) {
      self = .unclear
    } else {
      self = values.contains(.value) ? .value : .thrown
    }
  }

  private init(of statements: CodeBlockItemListSyntax, facts: ModuleFacts) {
    guard statements.count == 1, let item = statements.first?.item else {
      self = .none
      return
    }
    switch item {
    case .expr(let expression):
      self = BranchValue.nested(expression, facts: facts)
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        self = BranchValue.nested(wrapped.expression, facts: facts)
      } else {
        self = statement.is(ThrowStmtSyntax.self) ? .thrown : .none
      }
    case .decl(let declaration):
      self = declaration.is(IfConfigDeclSyntax.self) ? .unclear : .none
    @unknown default:
      self = .unclear
    }
  }

  private static func nested(_ expression: ExprSyntax, facts: ModuleFacts) -> BranchValue {
    let branches = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    return branches ? BranchValue(of: expression, facts: facts) : .value
  }

  /// The bodies of all branches; empty if perhaps no branch is taken; nil if that cannot be told.
  static func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax]? {
    if let condition = expression.as(IfExprSyntax.self) {
      switch condition.elseBody {
      case nil: return []
      case .codeBlock(let block)?: return [condition.body.statements, block.statements]
      case .ifExpr(let next)?:
        guard let others = branches(of: ExprSyntax(next)), !others.isEmpty else { return [] }
        return [condition.body.statements] + others
      @unknown default: return nil
      }
    }
    guard let cases = expression.as(SwitchExprSyntax.self)?.cases else { return nil }
    var bodies: [CodeBlockItemListSyntax] = []
    for element in cases {
      guard case .switchCase(let branch) = element else { return nil }
      bodies.append(branch.statements)
    }
    return bodies
  }
}
