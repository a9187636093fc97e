import StageProtocol
import SwiftSyntax

/// Finds where a file's functions and members, and the closures that are stored in its properties, begin and end.
final class TraceInserter: SyntaxVisitor {
  var insertions: [Insertion] = []
  let file: String
  let lines: LineTable
  let facts: ModuleFacts
  /// Whether the file may use result builders of other modules, which read closures instead of running them.
  private(set) var importsBuilders = false
  var scopes: [Scope] = []
  /// The functions and members around the code, the innermost last.
  private var homes: [Home] = []

  /// A type or an extension around the code.
  struct Scope {
    let name: String
    /// Whether `Self.self` can be passed as a type.
    let hasType: Bool
  }

  /// A function or a member around the code.
  private struct Home {
    let fullName: String
    /// Whether its body may be changed.
    let isOpen: Bool
  }

  init(file: String, lines: LineTable, facts: ModuleFacts) {
    self.file = file
    self.lines = lines
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isSuppressed =
      facts.suppressedTypes.contains(node.extendedType.lastName)
      || node.genericWhereClause?.suppressesConformance == true
    scopes.append(Scope(name: node.extendedType.nameWithoutArguments, hasType: !isSuppressed))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let isSuppressed = facts.suppressedTypes.contains(node.plainName)
    let outer = scopes.last.map { "\($0.name)." } ?? ""
    scopes.append(Scope(name: outer + node.plainName, hasType: !isSuppressed))
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.plainText
    let fullName = "\(name)\(parameters.labels(areHidden: node.name.isOperator))"
    enter(fullName, attributes: node.attributes, requirement: name)
    guard let body = node.body else { return .visitChildren }
    // In a function within a function, `Self` would be captured.
    trace(
      Body(body), member: CalledMember(.function, fullName: fullName), arguments: parameters,
      hasResult: node.signature.returnClause.map { !$0.type.isVoid } ?? false, hasType: node.isMember,
      attributes: [node.attributes], requirement: name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let fullName = "init\(parameters.labels())"
    enter(fullName, attributes: node.attributes, requirement: "init")
    guard node.isMember, let body = node.body else { return .visitChildren }
    // An initialiser that may fail can be a bare `nil`.
    let isNil = body.statements.count == 1 && body.statements.first?.item.is(NilLiteralExprSyntax.self) == true
    trace(
      Body(body), member: CalledMember(.initialiser, fullName: fullName), arguments: parameters, hasResult: isNil,
      hasType: false, attributes: [node.attributes], requirement: "init")
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("deinit", attributes: node.attributes, requirement: "deinit")
    guard let body = node.body else { return .visitChildren }
    trace(
      Body(body), member: CalledMember(.deinitialiser, "deinit"), attributes: [node.attributes], requirement: "deinit")
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.parameterClause.parameters
    let fullName = "subscript\(parameters.labels(areHidden: true))"
    enter(fullName, attributes: node.attributes, requirement: "subscript")
    guard node.isMember, let block = node.accessorBlock else { return .visitChildren }
    trace(
      block, fullName: fullName, arguments: parameters,
      hasResult: !node.returnClause.type.isVoid, attributes: node.attributes, requirement: "subscript")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
      if let block = binding.accessorBlock {
        trace(
          block, fullName: name, hasResult: binding.typeAnnotation.map { !$0.type.isVoid } ?? false,
          attributes: node.attributes, requirement: name)
      }
      guard let value = binding.initializer?.value else { continue }
      if let closure = value.as(ClosureExprSyntax.self) { trace(closure, storedIn: name) }
      if node.isLazy { trace(value, ofLazy: name, attributes: node.attributes) }
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let variable = node.member else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    enter(name, attributes: variable.attributes, requirement: name)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { homes.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) { homes.removeLast() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { homes.removeLast() }
  override func visitPost(_ node: SubscriptDeclSyntax) { homes.removeLast() }
  override func visitPost(_ node: PatternBindingSyntax) { if node.member != nil { homes.removeLast() } }

  private func enter(_ fullName: String, attributes: AttributeListSyntax, requirement: String) {
    homes.append(Home(fullName: fullName, isOpen: isOpen && !isClosed(requirement, [attributes])))
  }

  /// Whether a body must stay unchanged.
  func isClosed(_ requirement: String, _ attributes: [AttributeListSyntax]) -> Bool {
    facts.isBuilt(member: requirement) || attributes.contains { $0.names.contains { facts.forbidsTracing($0) } }
  }

  /// The full name of the function or member around the code: `load(id:)`.
  var home: String? { homes.last?.fullName }

  /// Whether the code may be changed.
  var isOpen: Bool { homes.last?.isOpen ?? true }

  // MARK: Closures

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let closure = elements[2].as(ClosureExprSyntax.self), let name = elements[0].storage(in: facts)
    {
      trace(closure, storedIn: name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    tracePassedClosures(of: node)
    return .visitChildren
  }

  /// The arguments of a macro may be anything once it has been expanded.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    importsBuilders = importsBuilders || ["RegexBuilder", "SwiftUI"].contains(node.path.trimmedDescription)
    return .skipChildren
  }
}
