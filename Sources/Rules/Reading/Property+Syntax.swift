@_spi(RawSyntax) import SwiftSyntax

extension Property {
  /// One of the names that a declaration brings; nothing for a pattern of several.
  init?(
    _ binding: RawPatternBindingSyntax, of node: RawVariableDeclSyntax, modifiers: Modifiers, code: Code,
    from origin: Origin
  ) {
    guard let identifier = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier else { return nil }
    let attributes = node.attributes.names
    // A wrapper of that name does the same: `@Weak var view`.
    let isWrapped = attributes.contains { $0.hasPrefix("Weak") }
    self.init(
      name: identifier.name, offset: origin.offset(of: identifier),
      type: binding.typeAnnotation.map { TypeName($0.type) },
      value: binding.initializer.map { Value($0.value, from: origin) } ?? .other, access: modifiers.access,
      setterAccess: modifiers.setterAccess, ownership: isWrapped ? .weak : modifiers.ownership,
      isStatic: modifiers.isStatic,
      isLet: node.bindingSpecifier.keyword == .let, isLazy: modifiers.isLazy,
      isComputed: binding.accessorBlock?.isComputed ?? false, isOverride: modifiers.isOverride,
      attributes: attributes, code: code)
  }
}

extension RawAccessorBlockSyntax {
  /// Whether it takes the place of a stored value; observers do not.
  fileprivate var isComputed: Bool {
    guard let list = accessors.as(RawAccessorDeclListSyntax.self) else { return true }
    return !list.elements.contains { [.willSet, .didSet].contains($0.accessorSpecifier.keyword) }
  }
}
