@_spi(RawSyntax) import SwiftSyntax

extension Property {
  /// The properties or variables of one declaration.
  static func all(of node: RawVariableDeclSyntax, code: Code, from origin: Origin) -> [Property] {
    let attributes = node.attributes.names
    var modifiers = Modifiers(node.modifiers)
    // A wrapper of that name does the same: `@Weak var view`.
    if attributes.contains(where: { $0.hasPrefix("Weak") }) { modifiers.ownership = .weak }
    return node.bindings.nodes.compactMap { binding in
      // A pattern of several names is left out.
      guard let name = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier else { return nil }
      return Property(
        name: name.name, offset: origin.offset(of: name), type: binding.typeAnnotation.map { TypeName($0.type) },
        value: binding.initializer.map { Value($0.value, from: origin) } ?? .other, modifiers: modifiers,
        isLet: node.bindingSpecifier.keyword == .let, isComputed: binding.accessorBlock?.isComputed ?? false,
        saysSet: binding.accessorBlock?.saysSet ?? false,
        attributes: attributes, code: code)
    }
  }
}

extension RawAccessorBlockSyntax {
  /// Whether it takes the place of a stored value; observers do not.
  fileprivate var isComputed: Bool {
    guard let list = accessors.as(RawAccessorDeclListSyntax.self) else { return true }
    return !list.elements.contains { [.willSet, .didSet].contains($0.accessorSpecifier.keyword) }
  }

  fileprivate var saysSet: Bool {
    accessors.as(RawAccessorDeclListSyntax.self)?.elements.contains { $0.accessorSpecifier.keyword == .set } ?? false
  }
}
