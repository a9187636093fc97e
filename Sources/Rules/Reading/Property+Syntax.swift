import SwiftSyntax

extension Property {
  /// One of the names that a declaration brings; nothing for a pattern of several.
  init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, modifiers: Modifiers, code: Code) {
    guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    self.init(
      name: identifier.name, offset: identifier.offset, type: binding.typeAnnotation.map { TypeName($0.type) },
      value: binding.initializer.map { Value($0.value) } ?? .other, access: modifiers.access,
      setterAccess: modifiers.setterAccess, ownership: modifiers.ownership, isStatic: modifiers.isStatic,
      isLet: node.bindingSpecifier.tokenKind == .keyword(.let), isLazy: modifiers.isLazy,
      isComputed: binding.accessorBlock?.isComputed ?? false, isOverride: modifiers.isOverride,
      attributes: node.attributes.names, code: code)
  }
}

extension AccessorBlockSyntax {
  /// Whether it takes the place of a stored value; observers do not.
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      !list.contains {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
