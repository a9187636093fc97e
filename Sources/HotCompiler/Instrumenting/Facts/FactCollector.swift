import StageProtocol
import SwiftSyntax

/// Reads a file for `FileFacts`.
final class FactCollector: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private let file: String
  private let lines: LineTable
  private var scope: [String] = []

  init(file: String, lines: LineTable) {
    self.file = file
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.extendedType.nameWithoutArguments)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.isNever == true {
      facts.module.neverFunctions.insert(node.name.plainText)
    } else {
      facts.module.returningFunctions.insert(node.name.plainText)
    }
    if node.signature.returnClause.map({ $0.type.isVoid }) ?? true {
      facts.module.voidFunctions.insert(node.name.plainText)
    } else {
      facts.module.valueFunctions.insert(node.name.plainText)
    }
    noteParameters(node.signature.parameterClause.parameters, of: node.name.plainText)
    noteRequirement(node, named: node.name.plainText, attributes: node.attributes)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    noteParameters(node.signature.parameterClause.parameters, of: typeName)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    noteRequirement(node, named: "subscript", attributes: node.attributes)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
      if node.isMember {
        facts.module.properties.insert(name)
        // The compiler's memberwise initialiser has a parameter for it.
        noteAttributes(node.attributes.names, of: typeName)
      }
      if node.isGlobalOrProperty, binding.isStored { noteVariable(node, named: name) }
      noteRequirement(node, named: name, attributes: node.attributes)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.mentionsFunction(aliases: []) {
      facts.module.functionAliases.insert(node.name.plainText)
    }
    return .visitChildren
  }

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.plainText)
    let line = lines.line(of: node.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    facts.index.merge(
      SourceIndex(types: [scope.joined(separator: "."): SourceIndex.Location(file: file, line: line)]))
    if node.inheritanceClause?.suppressesConformance == true {
      facts.module.suppressedTypes.insert(node.name.plainText)
    }
    let attributes = node.attributes.names
    if attributes.contains("resultBuilder") { facts.module.resultBuilders.insert(node.name.plainText) }
    if attributes.contains("main") { noteEntryPoint(node, line: line) }
    return .visitChildren
  }

  private func noteVariable(_ node: VariableDeclSyntax, named name: String) {
    let line = lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let variable = SourceIndex.Variable(
      place: SourceIndex.Location(file: file, line: line), reference: node.referenceStorage,
      keeps: node.reasonToKeep)
    facts.index.merge(SourceIndex(types: [:], variables: [(scope + [name]).joined(separator: "."): variable]))
  }

  private func noteEntryPoint(_ node: some DeclGroupSyntax, line: Int) {
    let isConditional = sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
    if isConditional { facts.hasConditionalEntryPoint = true } else { facts.entryPoints.append(line) }
  }

  private func noteParameters(_ parameters: FunctionParameterListSyntax, of name: String) {
    noteAttributes(parameters.reduce(into: []) { $0.formUnion($1.attributes.names) }, of: name)
  }

  private func noteAttributes(_ attributes: Set<String>, of name: String) {
    if !attributes.isEmpty { facts.module.attributedParameters[name, default: []].formUnion(attributes) }
  }

  /// The innermost type around the code, without those around it.
  private var typeName: String { scope.last?.split(separator: ".").last.map(String.init) ?? "" }

  private func noteRequirement(_ node: some DeclSyntaxProtocol, named name: String, attributes: AttributeListSyntax) {
    guard !attributes.isEmpty,
      sequence(first: Syntax(node), next: \.parent).contains(where: { $0.is(ProtocolDeclSyntax.self) })
    else { return }
    facts.module.attributedRequirements[name, default: []].formUnion(attributes.names)
  }
}

/// What one file contributes to the facts about its module.
struct FileFacts: Sendable {
  var module = ModuleFacts()
  var index = SourceIndex(types: [:])
  /// The lines of types that are marked `@main`, outside conditional compilation.
  var entryPoints: [Int] = []
  /// Whether a type is marked `@main` inside conditional compilation.
  var hasConditionalEntryPoint = false
}
