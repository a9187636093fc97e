import SwiftSyntax

/// The form of a body, as far as it decides where the compiler finds the body's result.
enum BodyShape {
  case empty
  /// One expression, whose value may be the result.
  case expression(ExprSyntax)
  /// One `return` with an expression.
  case returned(ExprSyntax)
  /// One `if` or `switch` that may be an expression, since each branch is one.
  case branches(ExprSyntax)
  /// One call of a function that never returns.
  case trap
  case statements
  /// Conditional compilation or an ambiguous name leaves open which of these it is.
  case unclear

  init(_ statements: CodeBlockItemListSyntax, facts: ModuleFacts) {
    guard let first = statements.first else {
      self = .empty
      return
    }
    if statements.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) {
      // Code that is compiled away may leave a single expression behind.
      let plain = statements.filter { !$0.item.is(IfConfigDeclSyntax.self) }
      let isClear = plain.count > 1 || plain.last?.item.is(ReturnStmtSyntax.self) == true
      self = isClear ? .statements : .unclear
      return
    }
    guard statements.count == 1 else {
      self = .statements
      return
    }
    switch first.item {
    case .expr(let expression):
      self.init(expression, facts: facts)
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        self.init(wrapped.expression, facts: facts)
      } else if let value = statement.as(ReturnStmtSyntax.self)?.expression {
        self = .returned(value)
      } else {
        self = .statements
      }
    case .decl:
      self = .statements
    @unknown default:
      self = .unclear
    }
  }

  private init(_ expression: ExprSyntax, facts: ModuleFacts) {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      self =
        switch BranchValue(of: expression, facts: facts) {
        case .value: .branches(expression)
        case .thrown, .none: .statements
        case .unclear: .unclear
        }
      return
    }
    switch facts.ending(of: expression) {
    case .returns: self = .expression(expression)
    case .never: self = .trap
    case .unclear: self = .unclear
    }
  }
}

/// The braces and what is between them.
struct Body {
  let brace: TokenSyntax
  let statements: CodeBlockItemListSyntax

  init(brace: TokenSyntax, statements: CodeBlockItemListSyntax) {
    self.brace = brace
    self.statements = statements
  }

  init(_ block: CodeBlockSyntax) {
    self.init(brace: block.leftBrace, statements: block.statements)
  }

  var start: AbsolutePosition { brace.endPositionBeforeTrailingTrivia }
}
