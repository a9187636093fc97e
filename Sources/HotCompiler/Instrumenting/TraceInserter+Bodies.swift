import StageProtocol
import SwiftSyntax

extension TraceInserter {
  /// Traces the accessors of a property or a subscript.
  func trace(
    _ block: AccessorBlockSyntax, fullName: String, arguments: FunctionParameterListSyntax? = nil, hasResult: Bool,
    attributes: AttributeListSyntax, requirement: String
  ) {
    switch block.accessors {
    case .getter(let statements):
      trace(
        Body(brace: block.leftBrace, statements: statements), member: CalledMember(.getter, fullName: fullName),
        arguments: arguments, hasResult: hasResult, attributes: [attributes], requirement: requirement)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body, let kind = accessor.callKind else { continue }
        trace(
          Body(body), member: CalledMember(kind, fullName: fullName), arguments: arguments,
          hasResult: kind == .getter && hasResult, attributes: [attributes, accessor.attributes],
          requirement: requirement)
      }
    @unknown default:
      return
    }
  }

  /// Traces a body: reports the call at its start, and preserves its value if it is a single expression.
  func trace(
    _ body: Body, member: CalledMember, arguments: FunctionParameterListSyntax? = nil, hasResult: Bool = false,
    hasType: Bool = true, attributes: [AttributeListSyntax], requirement: String
  ) {
    let scope = scopes.last ?? Scope(name: "", hasType: false)
    guard !isClosed(requirement, attributes) else { return }
    let call = TraceCall(
      hasType: hasType && scope.hasType, site: site(of: member, at: body.brace.positionAfterSkippingLeadingTrivia),
      arguments: arguments?.map { $0.argument(aliases: facts.functionAliases) } ?? [])
    let shape = BodyShape(body.statements, facts: facts)
    switch shape {
    case .empty:
      insert(call.emptyBody, at: body.start)
      return
    case .unclear where hasResult:
      return
    case .expression(let expression) where hasResult, .branches(let expression) where hasResult:
      insert("return ", at: expression.positionAfterSkippingLeadingTrivia)
    case .expression, .branches, .returned, .trap, .statements, .unclear:
      break
    }
    insert(call.statements, at: body.start)
  }

  /// Traces the initial value of a lazy property, which is computed when the property is first read.
  func trace(_ value: ExprSyntax, ofLazy name: String, attributes: AttributeListSyntax) {
    guard value.withoutEffects.is(FunctionCallExprSyntax.self), !isClosed(name, [attributes]),
      facts.ending(of: value) == .returns
    else { return }
    let scope = scopes.last ?? Scope(name: "", hasType: false)
    let call = TraceCall(
      hasType: scope.hasType, site: site(of: CalledMember(.getter, name), at: value.positionAfterSkippingLeadingTrivia))
    insert("__atelierResult(\(call.enter), ", at: value.positionAfterSkippingLeadingTrivia)
    insert(")", at: value.endPositionBeforeTrailingTrivia)
  }

  /// The report of a closure, without its type: `Self.self` would be a capture.
  func call(of closure: ClosureExprSyntax, member: CalledMember) -> TraceCall {
    TraceCall(hasType: false, site: site(of: member, at: closure.leftBrace.positionAfterSkippingLeadingTrivia))
  }

  private func site(of member: CalledMember, at position: AbsolutePosition) -> CallSite {
    CallSite(
      declaration: scopes.last?.name ?? "", member: member, file: file, line: lines.line(of: position.utf8Offset))
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    insertions.append(Insertion(offset: position.utf8Offset, text: text))
  }
}

extension AccessorDeclSyntax {
  /// What a call of the accessor is; nil for accessors that must stay as they are.
  fileprivate var callKind: CallKind? {
    switch accessorSpecifier.tokenKind {
    case .keyword(.get): .getter
    case .keyword(.set): .setter
    case .keyword(.willSet): .willSet
    case .keyword(.didSet): .didSet
    default: nil
    }
  }
}
