import SwiftSyntax

extension ModuleFacts {
  /// Whether an expression returns.
  enum Ending {
    case returns
    case never
    /// Some functions of this name do, others do not.
    case unclear
  }

  /// Whether an expression calls, at its outermost, a function that never returns.
  func ending(of expression: ExprSyntax) -> Ending {
    guard let call = expression.withoutEffects.as(FunctionCallExprSyntax.self) else { return .returns }
    let name: String
    let mayBeOfLibrary: Bool
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.plainText
      mayBeOfLibrary = true
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.plainText
      mayBeOfLibrary = member.base.map { ModuleFacts.libraries.contains($0.trimmedDescription) } ?? false
    } else {
      return .returns
    }
    let mayNeverReturn =
      neverFunctions.contains(name) || mayBeOfLibrary && ModuleFacts.libraryNeverFunctions.contains(name)
    guard mayNeverReturn else { return .returns }
    return returningFunctions.contains(name) ? .unclear : .never
  }

  private static let libraries: Set<String> = ["Swift", "Foundation", "Glibc", "Musl", "Darwin", "Dispatch"]
  private static let libraryNeverFunctions: Set<String> = [
    "fatalError", "preconditionFailure", "exit", "_exit", "_Exit", "quick_exit", "abort", "dispatchMain",
  ]
}

extension ExprSyntax {
  /// The expression without `try`, `await` and `unsafe` in front.
  var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(UnsafeExprSyntax.self) { return expression.expression.withoutEffects }
    return self
  }

  /// Whether it assigns, so that it cannot stand as an argument.
  var isAssignment: Bool {
    guard let sequence = withoutEffects.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      if element.is(AssignmentExprSyntax.self) { return true }
      guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
    }
  }
}
