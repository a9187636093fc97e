@_spi(RawSyntax) import SwiftSyntax

/// Reads a file's tree once, and notes what rules ask for.
///
/// It walks the raw tree. The nodes with parents and places that are made of it on demand take a fourth of the time of
/// parsing, and most of what is read needs neither.
struct SourceCollector {
  /// What the code around a node belongs to.
  enum Scope {
    case type, member, local
  }

  let origin: Origin
  var imports: [Import] = []
  /// What the file calls types outside of types.
  var aliases: [String: TypeName] = [:]
  var scopes: [Scope] = []
  /// What the declarations around a node call the parameters of their types: they are not types themselves.
  var generics: [String] = []
  /// The types around a node, the innermost last.
  var types: [OpenType] = []
  var readTypes: [OpenType] = []
  /// What the file declares outside of types.
  var members: [OpenMember] = []
  var closures: [OpenClosure] = []
  /// What is in the file's own statements, what is in its members, and what is in those of each local type.
  var lists = [CodeLists(), CodeLists()]
  /// Which of the lists get what is read.
  var current = 0

  /// Which of the lists are those of members.
  static let memberLists = 1

  private init(_ tree: RawSyntax) {
    origin = Origin(of: tree)
    lists[Self.memberLists].reserveCapacity(forBytes: tree.byteLength)
  }

  /// A file with what its tree says.
  static func read(_ tree: SourceFileSyntax, of text: [UInt8], name: String, path: String) -> SourceFile {
    withExtendedLifetime(tree) {
      var collector = SourceCollector(tree.raw)
      collector.read(tree.raw)
      return collector.file(of: text, name: name, path: path)
    }
  }

  /// The file, once all of it is read.
  private mutating func file(of text: [UInt8], name: String, path: String) -> SourceFile {
    let statements = lists[0].endBody(from: CodeLists.Lengths())
    let code = lists.map(FileCode.init)
    let members = Members(members, code: code, from: origin)
    return SourceFile(
      name: name, path: path, text: text, imports: imports,
      types: readTypes.map { TypeDeclaration($0, code: code, from: origin) }, functions: members.functions,
      properties: members.properties, aliases: aliases, code: Code(number: statements, in: code[0]),
      suppressions: Suppression.all(in: text), names: origin.filter)
  }

  /// Whether what is declared there is local.
  var isInMember: Bool { scopes.last == .member || scopes.last == .local }

  /// Reads a node and what is in it.
  ///
  /// - Parameter destination: what becomes of a closure that stands there.
  mutating func read(_ node: RawSyntax, as destination: Closure.Destination = .other) {
    read(node, of: node.kind, as: destination)
  }

  private mutating func read(_ node: RawSyntax, of kind: SyntaxKind, as destination: Closure.Destination) {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: readType(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: readFunction(node)
    case .variableDecl: readVariable(node.cast(RawVariableDeclSyntax.self))
    case .typeAliasDecl: noteAlias(node.cast(RawTypeAliasDeclSyntax.self))
    case .macroExpansionDecl, .macroExpansionExpr: readMacro(node)
    case .importDecl: noteImport(node.cast(RawImportDeclSyntax.self))
    case .ifConfigDecl: readBranches(node.cast(RawIfConfigDeclSyntax.self))

    case .identifierType:
      let type = node.cast(RawIdentifierTypeSyntax.self)
      noteMention(type.name)
      if let arguments = type.genericArgumentClause { read(arguments.raw) }
    case .memberType:
      lists[current].references.append(Path(node, from: origin))
      readOuterType(node.cast(RawMemberTypeSyntax.self))
    case .declReferenceExpr: noteName(node.cast(RawDeclReferenceExprSyntax.self))
    case .functionCallExpr: readCall(node.cast(RawFunctionCallExprSyntax.self))
    case .memberAccessExpr: readMemberAccess(node, path: Path(node, from: origin))
    case .keyPathPropertyComponent:
      // Its name is that of a member, of which nothing is noted.
      if let arguments = node.cast(RawKeyPathPropertyComponentSyntax.self).genericArgumentClause { read(arguments.raw) }
    case .sequenceExpr: readSequence(node.cast(RawSequenceExprSyntax.self), as: destination)
    case .forceUnwrapExpr:
      noteForce(node.cast(RawForceUnwrapExprSyntax.self))
      readChildren(of: node)
    case .tryExpr:
      noteForce(node.cast(RawTryExprSyntax.self))
      readChildren(of: node, as: destination)
    case .optionalBindingCondition: readBinding(node.cast(RawOptionalBindingConditionSyntax.self))
    case .codeBlock: read(node.cast(RawCodeBlockSyntax.self).statements.raw)
    case .functionParameter: readParameter(node.cast(RawFunctionParameterSyntax.self))
    case .returnStmt: readReturn(node.cast(RawReturnStmtSyntax.self))
    case .forStmt: readLoop(node.cast(RawForStmtSyntax.self))
    case .whileStmt: readLoop(node.cast(RawWhileStmtSyntax.self))
    case .closureExpr: readClosure(node.cast(RawClosureExprSyntax.self), as: destination)
    case .arrayExpr: readArray(node.cast(RawArrayExprSyntax.self), as: destination)

    // What becomes of these becomes of a closure in them.
    case .tupleExpr, .labeledExprList, .labeledExpr, .arrayElementList, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .unresolvedTernaryExpr:
      readChildren(of: node, as: destination)
    // What stands there is read with the declaration, or is not code.
    case .inheritanceClause, .genericWhereClause, .attributeList, .declModifierList, .closureCapture, .token: break
    // There is nothing but a token.
    case .identifierPattern: noteBound(node.cast(RawIdentifierPatternSyntax.self))
    case .integerLiteralExpr, .booleanLiteralExpr, .binaryOperatorExpr, .stringSegment: break
    default: readChildren(of: node)
    }
  }

  mutating func readChildren(of node: some RawSyntaxNodeProtocol, as destination: Closure.Destination = .other) {
    guard let layout = node.raw.layoutView else { return }
    // Half of them are tokens, in which there is nothing to read.
    for case let child? in layout.children {
      let kind = child.kind
      if kind != .token { read(child, of: kind, as: destination) }
    }
  }
}
