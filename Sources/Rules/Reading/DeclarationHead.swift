@_spi(RawSyntax) import SwiftSyntax

/// What stands in front of a type's braces.
struct DeclarationHead {
  let kind: TypeDeclaration.Kind
  let name: String
  let offset: Int
  let access: AccessLevel
  let attributes: [String]
  let inherited: [TypeName]
  let selfRequirements: [TypeName]

  /// `nil` for a node that declares no type.
  init?(_ node: RawSyntax, from origin: Origin) {
    if let node = node.as(RawClassDeclSyntax.self) {
      self.init(.class, node.name, node.modifiers, node.attributes, node.inheritanceClause, from: origin)
    } else if let node = node.as(RawStructDeclSyntax.self) {
      self.init(.struct, node.name, node.modifiers, node.attributes, node.inheritanceClause, from: origin)
    } else if let node = node.as(RawEnumDeclSyntax.self) {
      self.init(.enum, node.name, node.modifiers, node.attributes, node.inheritanceClause, from: origin)
    } else if let node = node.as(RawActorDeclSyntax.self) {
      self.init(.actor, node.name, node.modifiers, node.attributes, node.inheritanceClause, from: origin)
    } else if let node = node.as(RawProtocolDeclSyntax.self) {
      self.init(.protocol, node.name, node.modifiers, node.attributes, node.inheritanceClause, from: origin)
    } else if let node = node.as(RawExtensionDeclSyntax.self) {
      self.init(
        .extension, TypeName(node.extendedType).main, at: origin.offset(of: node.extendedType), node.modifiers,
        node.attributes, node.inheritanceClause, node.genericWhereClause)
    } else {
      return nil
    }
  }

  private init(
    _ kind: TypeDeclaration.Kind, _ name: RawTokenSyntax, _ modifiers: RawDeclModifierListSyntax,
    _ attributes: RawAttributeListSyntax, _ inheritance: RawInheritanceClauseSyntax?, from origin: Origin
  ) {
    let (name, offset) = origin.named(name)
    self.init(kind, name, at: offset, modifiers, attributes, inheritance, nil)
  }

  private init(
    _ kind: TypeDeclaration.Kind, _ name: String, at offset: Int, _ modifiers: RawDeclModifierListSyntax,
    _ attributes: RawAttributeListSyntax, _ inheritance: RawInheritanceClauseSyntax?,
    _ requirements: RawGenericWhereClauseSyntax?
  ) {
    self.kind = kind
    self.name = name
    self.offset = offset
    access = Modifiers(modifiers).access
    self.attributes = attributes.names
    inherited = inheritance?.types ?? []
    selfRequirements = requirements?.selfRequirements ?? []
  }
}

extension RawInheritanceClauseSyntax {
  /// What a superclass is given in angle brackets is not inherited.
  fileprivate var types: [TypeName] {
    inheritedTypes.elements.map { element in
      let type = TypeName(element.type)
      guard !element.type.is(RawCompositionTypeSyntax.self) else { return type }
      var plain = TypeName()
      plain.append(type.main)
      return plain
    }
  }
}

extension RawGenericWhereClauseSyntax {
  /// What `Self` has to be.
  fileprivate var selfRequirements: [TypeName] {
    requirements.elements.compactMap { element in
      guard let conformance = element.requirement.as(RawConformanceRequirementSyntax.self),
        conformance.leftType.as(RawIdentifierTypeSyntax.self)?.name.keyword == .Self
      else { return nil }
      return TypeName(conformance.rightType)
    }
  }
}
