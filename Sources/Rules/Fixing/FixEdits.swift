import SwiftSyntax

/// Makes a fix in a file's tree; what is around it keeps its form.
struct FixEdits {
  let tree: SourceFileSyntax
  let doubts: FixDoubts

  /// The edits that fix what is at a place; `nil` where the code there leaves a doubt.
  func edits(for fix: Fix, at offset: Int) -> [SourceEdit]? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    switch fix {
    case .holdWeakly: return token.declaredVariable.flatMap(held)
    case .closeSetter: return token.declaredVariable.flatMap(closed)
    case .captureSelfWeakly: return token.parent?.as(ClosureExprSyntax.self).flatMap(captured)
    }
  }

  /// `weak` stands only at a variable that may be nil and begins as that.
  private func held(_ variable: VariableDeclSyntax) -> [SourceEdit]? {
    guard let binding = variable.onlyBinding, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      binding.initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true, binding.accessorBlock == nil,
      variable.attributes.isEmpty, !variable.has([.weak, .unowned, .lazy, .static, .class])
    else { return nil }
    return [variable.bindingSpecifier.insertion(of: "weak ")]
  }

  private func closed(_ variable: VariableDeclSyntax) -> [SourceEdit]? {
    guard variable.onlyBinding != nil, variable.modifiers.allSatisfy({ $0.detail == nil }) else { return nil }
    return [variable.bindingSpecifier.insertion(of: "private(set) ")]
  }

  /// A closure of one statement becomes `self?.…`, any other begins with `guard let self`.
  private func captured(_ closure: ClosureExprSyntax) -> [SourceEdit]? {
    guard let capture = closure.weakCapture else { return nil }
    let uses = SelfUses(in: closure)
    guard let first = closure.statements.first, !uses.areHidden else { return nil }
    // Only closures in it want the object, and have it weakly themselves.
    if uses.references.isEmpty { return [capture] }
    if closure.statements.count == 1 {
      guard uses.references.count == 1, let use = uses.references.first, isEffect(first, of: use) else { return nil }
      return [capture, use.appending("?")]
    }
    // Such a closure returns what it says it returns; without a word it returns nothing.
    guard !uses.returnsValue, closure.signature?.returnClause == nil, let indentation = first.indentation else {
      return nil
    }
    let place = first.positionAfterSkippingLeadingTrivia
    return [
      capture, SourceEdit(range: place..<place, replacement: "guard let self else { return }" + indentation),
    ]
  }

  /// Whether a statement is done for its effect, and begins with a use of `self`: what it is worth is then of no matter.
  private func isEffect(_ statement: CodeBlockItemSyntax, of use: TokenSyntax) -> Bool {
    guard statement.item.firstToken(viewMode: .sourceAccurate)?.id == use.id,
      let access = use.parent?.parent?.as(MemberAccessExprSyntax.self), access.base?.id == use.parent?.id
    else { return false }
    if let elements = statement.item.as(SequenceExprSyntax.self)?.elements {
      return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    guard let call = statement.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return false }
    return doubts.returnsNothing(access.declName.baseName.text)
  }
}

/// Where a closure's own code uses `self`, and whether it hands out a value.
private final class SelfUses: SyntaxVisitor {
  private(set) var references: [TokenSyntax] = []
  /// Whether another closure or function in it uses `self`, too: that may be another one by then.
  private(set) var areHidden = false
  private(set) var returnsValue = false
  private var depth = 0

  init(in closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    _ = enter()
    return node.holdsSelfWeakly ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.tokenKind == .keyword(.self), node.parent?.as(MemberAccessExprSyntax.self)?.declName != node
    else { return .visitChildren }
    if depth > 0 { areHidden = true } else { references.append(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.expression != nil { returnsValue = true }
    return .visitChildren
  }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}
