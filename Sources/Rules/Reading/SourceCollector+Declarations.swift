@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  /// Reads a type, a protocol or an extension.
  mutating func readType(_ node: RawSyntax) {
    guard let head = DeclarationHead(node, from: origin) else { return }
    let outer = types.last
    types.append(
      TypeDeclaration(
        kind: head.kind, name: (outer.map { $0.name + "." } ?? "") + head.name, offset: head.offset,
        access: min(head.access, outer?.access ?? .open), attributes: head.attributes, inherited: head.inherited,
        selfRequirements: head.selfRequirements))
    scopes.append(.type)
    codes.append(OpenCode())
    readChildren(of: node)
    scopes.removeLast()
    codes.removeLast()
    file.types.append(types.removeLast())
  }

  /// Reads a function, an initialiser, a deinitialiser or a subscript.
  mutating func readFunction(_ node: RawSyntax) {
    guard let code = readMember({ $0.readChildren(of: node) }) else { return }
    let function: Function
    switch node.kind {
    case .functionDecl: function = Function(node.cast(RawFunctionDeclSyntax.self), code: code, from: origin)
    case .initializerDecl: function = Function(node.cast(RawInitializerDeclSyntax.self), code: code, from: origin)
    case .subscriptDecl: function = Function(node.cast(RawSubscriptDeclSyntax.self), code: code, from: origin)
    default: function = Function(node.cast(RawDeinitializerDeclSyntax.self), code: code, from: origin)
    }
    if types.isEmpty { file.functions.append(function) } else { types[types.count - 1].functions.append(function) }
  }

  /// Reads the properties or variables of one declaration.
  mutating func readVariable(_ node: RawVariableDeclSyntax) {
    let bindings = node.bindings.elements
    if isInMember {
      for binding in bindings { noteVariable(binding) }
    }
    let isProperty = scopes.last == .type
    let code = readMember { collector in
      for binding in bindings { collector.readBinding(binding, isProperty: isProperty) }
    }
    guard let code else { return }
    let modifiers = Modifiers(node.modifiers)
    let properties = bindings.compactMap { Property($0, of: node, modifiers: modifiers, code: code, from: origin) }
    if types.isEmpty { file.properties += properties } else { types[types.count - 1].properties += properties }
  }

  /// The code of a member; nothing where it is a local one, which is part of the outer member's.
  private mutating func readMember(_ read: (inout SourceCollector) -> Void) -> Code? {
    let isLocal = isInMember
    scopes.append(isLocal ? .local : .member)
    if !isLocal { codes.append(OpenCode()) }
    read(&self)
    scopes.removeLast()
    return isLocal ? nil : codes.removeLast().closed
  }

  private mutating func readBinding(_ binding: RawPatternBindingSyntax, isProperty: Bool) {
    read(binding.pattern.raw)
    if let annotation = binding.typeAnnotation { read(annotation.raw) }
    if let value = binding.initializer?.value {
      let name = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier.name
      read(value.raw, as: isProperty ? name.map { .property($0) } ?? .other : .other)
    }
    if let accessors = binding.accessorBlock { read(accessors.raw) }
  }

  private mutating func noteVariable(_ binding: RawPatternBindingSyntax) {
    guard let name = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier.name else { return }
    let variable = LocalVariable(
      name: name, type: binding.typeAnnotation.map { TypeName($0.type) },
      value: binding.initializer.map { Value($0.value, from: origin) } ?? .other, offset: origin.offset(of: binding))
    note { $0.variables.append(variable) }
  }

  mutating func noteAlias(_ node: RawTypeAliasDeclSyntax) {
    guard !isInMember else { return }
    let type = TypeName(node.initializer.value)
    if types.isEmpty {
      file.aliases[node.name.name] = type
    } else {
      types[types.count - 1].aliases[node.name.name] = type
    }
  }

  mutating func noteImport(_ node: RawImportDeclSyntax) {
    guard let module = node.path.elements.first?.name.name else { return }
    file.imports.append(Import(module: module, offset: origin.offset(of: node)))
  }
}
