import SwiftSyntax

extension DeclSyntaxProtocol {
  /// Whether it stands in a type or an extension, and not in a body.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension VariableDeclSyntax {
  var isLazy: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } }
}

extension ModuleFacts {
  /// Whether bodies under an attribute of this name must stay unchanged: they are copied into other modules, which do
  /// not see the trace, or a result builder reads them.
  func forbidsTracing(_ attribute: String) -> Bool {
    let copied: Set<String> = [
      "inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "_backDeploy", "_silgen_name", "_extern",
    ]
    return copied.contains(attribute) || isResultBuilder(attribute)
  }
}

extension FunctionParameterListSyntax {
  /// `(name:_:)`.
  ///
  /// - Parameter areHidden: whether only a parameter with two names has a label, as in subscripts and operators.
  func labels(areHidden: Bool = false) -> String {
    let labels = map { parameter in
      areHidden && parameter.secondName == nil ? "_:" : "\(parameter.firstName.plainText):"
    }
    return "(\(labels.joined()))"
  }
}

extension FunctionParameterSyntax {
  /// The parameter's value as an expression; `nil` for one that does not fit into an `Any` or is not worth showing.
  func argument(aliases: Set<String>) -> String {
    let name = (secondName ?? firstName).text
    guard name != "_", ellipsis == nil, !type.is(PackExpansionTypeSyntax.self),
      !type.mentionsFunction(aliases: aliases), !type.suppressesConformance,
      type.as(AttributedTypeSyntax.self).map({ $0.specifiers.isEmpty }) ?? true,
      !["Span", "RawSpan", "MutableSpan", "MutableRawSpan", "UTF8Span"].contains(type.lastName)
    else { return "nil" }
    return "\(name) as Any"
  }
}

extension ExprSyntax {
  /// The name of the property that an assignment to this expression changes.
  func storage(in facts: ModuleFacts) -> String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.storage(in: facts) }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.storage(in: facts) }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.storage(in: facts) }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    // A bare name may be a local variable as well.
    return facts.properties.contains(name) ? name : nil
  }
}
