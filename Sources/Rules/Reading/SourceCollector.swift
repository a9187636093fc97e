import SwiftSyntax

/// Reads a file's tree once, and notes what rules ask for.
final class SourceCollector: SyntaxVisitor {
  /// What the code around a node belongs to.
  private enum Scope {
    case type, member, local
  }

  private var file: SourceFile
  private var scopes: [Scope] = []
  /// The types around a node, the innermost last.
  private var types: [TypeDeclaration] = []
  /// The code of the members around a node; that of the file's own statements first.
  private var codes = [Code()]
  var closures: [OpenClosure] = []
  /// What is called around a node, the innermost last.
  var callees: [Path] = []

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The file, once it is read.
  var finished: SourceFile {
    var file = file
    file.code = codes[0]
    return file
  }

  func note(_ change: (inout Code) -> Void) { change(&codes[codes.count - 1]) }

  private var isInMember: Bool { scopes.last == .member || scopes.last == .local }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(.class, node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(.struct, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(.enum, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(.actor, node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(.protocol, node) }
  override func visitPost(_ node: ClassDeclSyntax) { closeType() }
  override func visitPost(_ node: StructDeclSyntax) { closeType() }
  override func visitPost(_ node: EnumDeclSyntax) { closeType() }
  override func visitPost(_ node: ActorDeclSyntax) { closeType() }
  override func visitPost(_ node: ProtocolDeclSyntax) { closeType() }
  override func visitPost(_ node: ExtensionDeclSyntax) { closeType() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    openType(.extension, named: TypeName(node.extendedType).main, at: node.extendedType.offset, node)
  }

  private func open(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    openType(kind, named: node.name.name, at: node.name.offset, node)
  }

  private func openType(
    _ kind: TypeDeclaration.Kind, named name: String, at offset: Int, _ node: some DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    let outer = types.last
    types.append(
      TypeDeclaration(
        kind: kind, name: (outer.map { $0.name + "." } ?? "") + name, offset: offset,
        access: min(Modifiers(node.modifiers).access, outer?.access ?? .open), attributes: node.attributes.names,
        inherited: node.inheritanceClause?.inheritedTypes.map { TypeName($0.type) } ?? [],
        selfRequirements: Self.selfRequirements(of: node.as(ExtensionDeclSyntax.self)?.genericWhereClause)))
    scopes.append(.type)
    codes.append(Code())
    return .visitChildren
  }

  private func closeType() {
    scopes.removeLast()
    codes.removeLast()
    guard let type = types.popLast() else { return }
    file.types.append(type)
  }

  private static func selfRequirements(of clause: GenericWhereClauseSyntax?) -> [TypeName] {
    clause?.requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self)
      else { return nil }
      return TypeName(conformance.rightType)
    } ?? []
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isInMember else { return .skipChildren }
    let name = TypeName(node.initializer.value)
    if types.isEmpty {
      file.aliases[node.name.name] = name
    } else {
      types[types.count - 1].aliases[node.name.name] = name
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.name { file.imports.append(Import(module: module, offset: node.offset)) }
    return .skipChildren
  }

  // What stands there is read with the declaration, or is no code.
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { openMember() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { openMember() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { openMember() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { openMember() }
  override func visitPost(_ node: FunctionDeclSyntax) { closeFunction { Function(node, code: $0) } }
  override func visitPost(_ node: InitializerDeclSyntax) { closeFunction { Function(node, code: $0) } }
  override func visitPost(_ node: DeinitializerDeclSyntax) { closeFunction { Function(node, code: $0) } }
  override func visitPost(_ node: SubscriptDeclSyntax) { closeFunction { Function(node, code: $0) } }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInMember {
      for binding in node.bindings { noteVariable(binding) }
    }
    return openMember()
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    guard let code = closeMember() else { return }
    let modifiers = Modifiers(node.modifiers)
    let properties = node.bindings.compactMap { Property($0, of: node, modifiers: modifiers, code: code) }
    if types.isEmpty { file.properties += properties } else { types[types.count - 1].properties += properties }
  }

  /// A function in a function is part of the outer one's code.
  private func openMember() -> SyntaxVisitorContinueKind {
    if isInMember {
      scopes.append(.local)
    } else {
      scopes.append(.member)
      codes.append(Code())
    }
    return .visitChildren
  }

  /// The code of the member that ends; nothing where it was a local one.
  private func closeMember() -> Code? {
    scopes.popLast() == .member ? codes.popLast() : nil
  }

  private func closeFunction(_ makeFunction: (Code) -> Function) {
    guard let code = closeMember() else { return }
    let function = makeFunction(code)
    if types.isEmpty { file.functions.append(function) } else { types[types.count - 1].functions.append(function) }
  }

  private func noteVariable(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { return }
    let type = binding.typeAnnotation.map { TypeName($0.type) }
    let value = binding.initializer.map { Value($0.value) } ?? .other
    note { $0.variables.append(LocalVariable(name: name, type: type, value: value, offset: binding.offset)) }
  }

  // MARK: Code

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note { $0.mentions.append(Mention(name: node.name.name, offset: node.offset)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .keyword(.self) = node.baseName.tokenKind {
      if !node.isBoundToItself { noteSelf() }
      return .skipChildren
    }
    let name = node.baseName.name
    if name.utf8.first.map({ (65...90).contains($0) }) == true {
      note { $0.mentions.append(Mention(name: name, offset: node.offset)) }
    } else {
      noteName(name)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = Path(node.calledExpression)
    noteCall(node, of: callee)
    walkStart(node.calledExpression)
    callees.append(callee)
    for argument in node.arguments { walk(argument.expression) }
    if let closure = node.trailingClosure { walk(closure) }
    for element in node.additionalTrailingClosures { walk(element.closure) }
    callees.removeLast()
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let path = Path(ExprSyntax(node))
    note { $0.references.append(path) }
    walkStart(node)
    return .skipChildren
  }

  /// Walks what a path begins with: its members are no references of their own.
  private func walkStart(_ expression: some ExprSyntaxProtocol) {
    switch expression.kind {
    case .memberAccessExpr: expression.as(MemberAccessExprSyntax.self)?.base.map { walkStart($0) }
    case .optionalChainingExpr: expression.as(OptionalChainingExprSyntax.self).map { walkStart($0.expression) }
    case .forceUnwrapExpr:
      guard let forced = expression.as(ForceUnwrapExprSyntax.self) else { return }
      noteForce(forced)
      walkStart(forced.expression)
    default: walk(expression)
    }
  }

  // Its name is that of a member, of which nothing is noted.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteSequence(node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    noteForce(node)
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark {
      let path = Path(node.expression)
      note { $0.forces.append(Force(kind: .try, path: path, offset: node.offset)) }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { return .visitChildren }
    if name != "self", node.initializer == nil { noteName(name) }
    let value = node.initializer.map { Value($0.value) } ?? .other
    if node.initializer != nil {
      note { $0.variables.append(LocalVariable(name: name, type: nil, value: value, offset: node.offset)) }
    }
    return .visitChildren
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard node.pattern.as(IdentifierPatternSyntax.self)?.identifier.tokenKind == .keyword(.self),
      let index = closures.lastIndex(where: { $0.closure.selfCapture != nil })
    else { return }
    // The closure in which the binding stands; one without a list of its own shares that of the closure around it.
    closures[max(index, closures.count - 1)].bindsSelfStrongly = true
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let closure = Closure(node, callee: callees.last)
    if closure.selfCapture == .strong { noteSelf() }
    closures.append(OpenClosure(closure: closure))
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visitPost(_ node: ClosureExprSyntax) {
    guard let closed = closures.popLast()?.closure else { return }
    if !closures.isEmpty { closures[closures.count - 1].closure.names.formUnion(closed.names) }
    note { $0.closures.append(closed) }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the right side of `let self = self`, which makes a strong value of a weak one and holds nothing.
  fileprivate var isBoundToItself: Bool {
    parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
