import StageProtocol
import SwiftSyntax

extension TraceInserter {
  /// A closure of one expression stays one, so that its type is inferred as before.
  func trace(_ closure: ClosureExprSyntax, storedIn property: String) {
    guard isOpen else { return }
    trace(closure, as: call(of: closure, member: CalledMember(.storedClosure, property)))
  }

  /// Traces the closures that are passed to a function to run later, or elsewhere.
  ///
  /// Left out are those that only compute a value, and those that only call a function of their own module on `self`,
  /// which is traced itself.
  func tracePassedClosures(of node: FunctionCallExprSyntax) {
    guard isOpen, !importsBuilders, let home, let function = node.calledExpression.functionName,
      !facts.takesClosureApart(function)
    else { return }
    let arguments = node.arguments.map(\.expression) + node.additionalTrailingClosures.map { ExprSyntax($0.closure) }
    let closures = arguments.compactMap { $0.as(ClosureExprSyntax.self) } + [node.trailingClosure].compactMap(\.self)
    for closure in closures where facts.isWorthTracing(BodyShape(closure.statements, facts: facts)) {
      trace(closure, as: call(of: closure, member: CalledMember(.passedClosure, fullName: home)))
    }
  }

  private func trace(_ closure: ClosureExprSyntax, as call: TraceCall) {
    let start = (closure.signature?.inKeyword ?? closure.leftBrace).endPositionBeforeTrailingTrivia
    switch BodyShape(closure.statements, facts: facts) {
    case .empty:
      insert(call.emptyBody, at: start)
    case .expression(let expression) where !expression.isAssignment, .returned(let expression):
      insert("__atelierResult(\(call.enter), ", at: expression.positionAfterSkippingLeadingTrivia)
      insert(")", at: expression.endPositionBeforeTrailingTrivia)
    case .branches where !call.isPassedClosure, .trap, .unclear:
      break
    case .expression, .branches, .statements:
      insert(call.statements, at: start)
    }
  }
}

extension PatternBindingSyntax {
  /// The declaration of a type's member that this is a part of.
  var member: VariableDeclSyntax? {
    parent?.parent?.as(VariableDeclSyntax.self).flatMap { $0.isMember ? $0 : nil }
  }
}

extension ExprSyntax {
  /// The name of the called function: `sink` of `names.sink`, `Task` of `Task<Int, Never>`.
  fileprivate var functionName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.functionName }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.functionName
  }

  /// Whether it is a member of `self`, with or without `self.` in front.
  fileprivate var isOwn: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return object.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

extension ModuleFacts {
  /// Whether a function of this name runs its closures at once, computes with them, or passes them to a result builder.
  fileprivate func takesClosureApart(_ function: String) -> Bool {
    function.hasPrefix("with") || Self.computing.contains(function)
      || attributedParameters[function, default: []].contains(where: isResultBuilder)
  }

  /// Whether a closure with this body does something that no other call of the trace shows.
  fileprivate func isWorthTracing(_ body: BodyShape) -> Bool {
    switch body {
    case .statements: true
    case .expression(let expression), .returned(let expression): expression.isAssignment || hasOthersAct(expression)
    case .branches(let expression): hasOnlyEffects(expression)
    case .empty, .trap, .unclear: false
    }
  }

  /// Whether an expression calls a function that is not of this module and on `self`.
  private func hasOthersAct(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.withoutEffects.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.functionName, name.first?.isUppercase != true, name != "cancel"
    else { return false }
    return !(returningFunctions.contains(name) && call.calledExpression.isOwn)
  }

  /// Whether an `if` or a `switch` is there for its effects: a branch of it assigns, or calls a function without
  /// result.
  private func hasOnlyEffects(_ expression: ExprSyntax) -> Bool {
    (BranchValue.branches(of: expression) ?? []).contains { statements in
      guard let item = statements.first?.item else { return false }
      let value: ExprSyntax
      switch item {
      case .expr(let expression): value = expression
      case .stmt(let statement):
        guard let wrapped = statement.as(ExpressionStmtSyntax.self) else { return false }
        return hasOnlyEffects(wrapped.expression)
      case .decl: return false
      @unknown default: return false
      }
      if value.isAssignment { return true }
      guard let call = value.withoutEffects.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.functionName
      else { return false }
      return voidFunctions.contains(name) && !valueFunctions.contains(name)
    }
  }

  /// Functions of collections, optionals, results, publishers and containers.
  private static let computing: Set<String> = [
    "allSatisfy", "assertNoFailure", "catch", "combineLatest", "compactMap", "compactMapValues", "contains", "count",
    "drop", "filter", "first", "firstIndex", "flatMap", "flatMapError", "forEach", "last", "lastIndex", "map",
    "mapError", "mapValues", "max", "merge", "merging", "min", "partition", "prefix", "reduce", "register",
    "removeAll", "removeDuplicates", "replacing", "resolvingProperties", "scan", "sort", "sorted", "split",
    "starts", "tryCatch", "tryCompactMap", "tryFilter", "tryFirst", "tryMap", "tryReduce", "tryRemoveDuplicates",
    "tryScan", "trimmingPrefix", "zip",
  ]
}
