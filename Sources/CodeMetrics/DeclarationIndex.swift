import SwiftSyntax

/// Where code declares its types and their members, by the names that people give them.
public struct DeclarationIndex: Hashable, Sendable {
  /// A type, one of its extensions, a member, or a function or variable of no type.
  public struct Declaration: Hashable, Sendable {
    /// With the types around it: `User.ID`; empty for what belongs to no type.
    public let type: String
    /// With the labels of its arguments: `load(id:)`; nil for the type itself.
    public let member: String?
    /// Whether it is an extension of a type that is declared elsewhere.
    public let isExtension: Bool
    /// The name under which the file was read.
    public let file: String
    /// The line with its name, from 1.
    public let line: Int
    /// All of its lines, with the comment above it.
    public let lines: ClosedRange<Int>

    /// `UserPresenter.load(id:)`.
    public var name: String { [type, member ?? ""].filter { !$0.isEmpty }.joined(separator: ".") }
  }

  /// In the order of the files and of their lines.
  public private(set) var declarations: [Declaration] = []

  /// Reads files. Code that does not parse is read as far as it makes sense.
  ///
  /// - Parameter files: their texts with the names under which to find them.
  public init(files: [(name: String, text: String)]) {
    for file in files {
      let tree = SourceFileSyntax(reading: file.text)
      let reader = DeclarationReader(file: file.name, locations: SourceLocationConverter(fileName: "", tree: tree))
      reader.walk(tree)
      declarations += reader.declarations
    }
  }

  /// What goes by a name, written as people write it: `UserPresenter`, `UserPresenter.load`, `load(id:)`; upper and lower
  /// case are equal, unless a declaration is written exactly so.
  ///
  /// A type comes with its extensions. A name that fits more exactly hides those that fit less.
  public func declarations(called name: String) -> [Declaration] {
    let wanted = name.lowercased()
    let readings: [(Declaration) -> String?] = [
      { $0.name }, { $0.name.withoutLabels },
      { $0.member == nil ? $0.type.split(separator: ".").last.map(String.init) : nil },
      { $0.member }, { $0.member?.withoutLabels },
    ]
    for reading in readings {
      let found = declarations.filter { reading($0)?.lowercased() == wanted }
      let exact = found.filter { reading($0) == name }
      if !found.isEmpty { return exact.isEmpty ? found : exact }
    }
    return []
  }
}

extension String {
  fileprivate var withoutLabels: String { String(prefix { $0 != "(" }) }
}

/// Collects the declarations of a file; those within the bodies of functions are nobody else's business.
private final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations: [DeclarationIndex.Declaration] = []
  private let file: String
  private let locations: SourceLocationConverter
  /// The types around the place that is read.
  private var types: [String] = []

  init(file: String, locations: SourceLocationConverter) {
    self.file = file
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    note(node, nil, at: node.extendedType, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, at: node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text + labels(node.signature.parameterClause), at: node.name)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "init" + labels(node.signature.parameterClause), at: node.initKeyword)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "deinit", at: node.deinitKeyword)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "subscript" + labels(node.parameterClause), at: node.subscriptKeyword)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      note(node, pattern.identifier.text, at: pattern.identifier)
    }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { note(node, element.name.text, at: element.name) }
    return .skipChildren
  }

  private func enter(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.append(name.text)
    note(node, nil, at: name)
    return .visitChildren
  }

  @discardableResult
  private func note(
    _ node: some DeclSyntaxProtocol, _ member: String?, at name: some SyntaxProtocol, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    func line(_ position: AbsolutePosition) -> Int { locations.location(for: position).line }
    let last = line(node.endPositionBeforeTrailingTrivia)
    declarations.append(
      DeclarationIndex.Declaration(
        type: types.joined(separator: "."), member: member, isExtension: isExtension, file: file,
        line: line(name.positionAfterSkippingLeadingTrivia), lines: min(line(start(of: node)), last)...last))
    return .skipChildren
  }

  /// Where the comment above a declaration begins, or the declaration itself.
  private func start(of node: some DeclSyntaxProtocol) -> AbsolutePosition {
    var position = node.position
    var comment: AbsolutePosition?
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment, .docBlockComment, .lineComment, .blockComment: comment = comment ?? position
      // A blank line parts a comment from what is below it.
      case .newlines(let count) where count > 1, .carriageReturnLineFeeds(let count) where count > 1: comment = nil
      default: break
      }
      position += piece.sourceLength
    }
    return comment ?? node.positionAfterSkippingLeadingTrivia
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(\(clause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
