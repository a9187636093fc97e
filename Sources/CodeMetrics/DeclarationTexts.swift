import SwiftSyntax

/// What a file says of each type: its declaration and its extensions, word by word.
public struct DeclarationTexts: Hashable, Sendable {
  /// By the type's name; comments and blank space do not count.
  public let byType: [String: String]

  /// Reads a file's text. Code that does not parse is read as far as it makes sense.
  public init(source: String) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(SourceFileSyntax(reading: source))
    byType = collector.texts
  }
}

/// Collects the outermost types of a file; those within them are part of their text.
private final class DeclarationCollector: SyntaxVisitor {
  private(set) var texts: [String: String] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, named: node.name.text) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node, named: node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, named: node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node, named: node.name.text) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node, named: node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.extendedType.trimmedDescription)
  }

  private func note(_ node: some DeclSyntaxProtocol, named name: String) -> SyntaxVisitorContinueKind {
    let words = node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    texts[name] = [texts[name], words].compactMap(\.self).joined(separator: "\n")
    return .skipChildren
  }
}
