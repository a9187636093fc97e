@_spi(RawSyntax) import SwiftSyntax

extension SourceCollector {
  /// Reads a type, a protocol or an extension.
  mutating func readType(_ node: RawSyntax) {
    guard let head = DeclarationHead(node, from: origin) else { return }
    let outerLists = current
    if isInMember {
      // What is in the members of a local type is not part of what is in the member around it.
      lists.append(CodeLists())
      current = lists.count - 1
    } else if types.isEmpty {
      current = Self.memberLists
    }
    types.append(OpenType(head, in: types.last))
    scopes.append(.type)
    let start = lists[current].lengths
    readGenerically(node) { $0.readChildren(of: node) }
    scopes.removeLast()
    var type = types.removeLast()
    type.whole = (current, lists[current].endBody(from: start))
    readTypes.append(type)
    current = outerLists
  }

  /// Reads a function, an initialiser, a deinitialiser or a subscript.
  mutating func readFunction(_ node: RawSyntax) {
    readMember(node) { collector in
      // A body of one expression hands that out without saying so.
      if let function = node.as(RawFunctionDeclSyntax.self), function.signature.returnClause != nil,
        let statements = function.body?.statements.elements, statements.count == 1,
        let expression = statements[0].item.as(RawExprSyntax.self)
      {
        collector.noteReturn(of: expression)
      }
      collector.readGenerically(node) { $0.readChildren(of: node) }
    }
  }

  /// Reads what is in a declaration, in which its parameters' names are not those of types.
  private mutating func readGenerically(_ node: RawSyntax, _ read: (inout SourceCollector) -> Void) {
    let outer = generics.count
    let clause = node.layoutView?.children.first { $0?.kind == .genericParameterClause } ?? nil
    let list = clause?.cast(RawGenericParameterClauseSyntax.self).parameters
    for parameter in NodeList<RawGenericParameterSyntax>(list) { generics.append(parameter.name.name) }
    read(&self)
    generics.removeLast(generics.count - outer)
  }

  /// Reads what a macro is given: what its closure declares is local to that. A preview is not a part of the app.
  mutating func readMacro(_ node: RawSyntax) {
    let isOutside = scopes.isEmpty
    if isOutside, node.macroName == "Preview" { return }
    // The name of a method is not a use of it.
    if node.macroName == "selector" { return }
    if isOutside { scopes.append(.local) }
    readChildren(of: node)
    if isOutside { scopes.removeLast() }
  }

  mutating func readParameter(_ node: RawFunctionParameterSyntax) {
    read(node.type.raw)
    if let value = node.defaultValue { read(value.raw) }
  }

  /// Reads the properties or variables of one declaration.
  mutating func readVariable(_ node: RawVariableDeclSyntax) {
    let bindings = node.bindings.nodes
    if isInMember {
      let isStrong = Modifiers(node.modifiers).ownership == .strong
      for binding in bindings { noteVariable(binding, isStrong: isStrong) }
    }
    let isProperty = scopes.last == .type
    readMember(node.raw) { collector in
      for binding in bindings { collector.readBinding(binding, isProperty: isProperty) }
    }
  }

  /// Reads a member and notes it; the code of a local one is part of the outer member's.
  private mutating func readMember(_ node: RawSyntax, _ read: (inout SourceCollector) -> Void) {
    let isLocal = isInMember
    scopes.append(isLocal ? .local : .member)
    defer { scopes.removeLast() }
    guard !isLocal else { return read(&self) }
    let outerLists = current
    if types.isEmpty { current = Self.memberLists }
    let start = lists[current].lengths
    read(&self)
    let member = OpenMember(node: node, lists: current, body: lists[current].endBody(from: start))
    if types.isEmpty { members.append(member) } else { types[types.count - 1].members.append(member) }
    current = outerLists
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

  /// Notes a local variable; what one is worth that does not hold its value is not known.
  private mutating func noteVariable(_ binding: RawPatternBindingSyntax, isStrong: Bool) {
    if let tuple = binding.pattern.as(RawTuplePatternSyntax.self) {
      let names = tuple.elements.elements.compactMap { $0.pattern.as(RawIdentifierPatternSyntax.self)?.identifier.name }
      let offset = origin.offset(of: binding)
      lists[current].variables += names.map { LocalVariable(name: $0, type: nil, value: .other, offset: offset) }
      return
    }
    guard let name = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier.name else { return }
    let variable = LocalVariable(
      name: name,
      type: binding.typeAnnotation.map { TypeName($0.type) } ?? TypeName(castIn: binding.initializer?.value),
      value: isStrong ? binding.initializer.map { Value($0.value, from: origin) } ?? .other : .other,
      offset: origin.offset(of: binding))
    lists[current].variables.append(variable)
  }

  mutating func noteAlias(_ node: RawTypeAliasDeclSyntax) {
    guard !isInMember else { return }
    let type = TypeName(node.initializer.value)
    if types.isEmpty {
      aliases[node.name.name] = type
    } else {
      types[types.count - 1].aliases[node.name.name] = type
    }
  }

  /// Reads the branches of a condition of the build.
  ///
  /// What is declared in a debug build alone, as mocks and previews are, does not belong to the app.
  mutating func readBranches(_ node: RawIfConfigDeclSyntax) {
    for branch in node.clauses.elements {
      let name = branch.condition?.as(RawDeclReferenceExprSyntax.self)?.baseName.name
      // What the build asks for, `canImport(UIKit)`, is no code.
      if isInMember || name != "DEBUG", let elements = branch.elements { read(elements.raw) }
    }
  }

  mutating func noteImport(_ node: RawImportDeclSyntax) {
    guard let module = node.path.elements.first?.name.name else { return }
    imports.append(
      Import(
        module: module, isTestable: node.attributes.names.contains("testable"), offset: origin.offset(of: node)))
  }
}

extension RawSyntax {
  /// What is behind the `#` of a macro; `nil` for any other node.
  fileprivate var macroName: SyntaxText? {
    self.as(RawMacroExpansionDeclSyntax.self)?.macroName.tokenText
      ?? self.as(RawMacroExpansionExprSyntax.self)?.macroName.tokenText
  }
}
