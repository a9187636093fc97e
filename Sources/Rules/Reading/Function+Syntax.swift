@_spi(RawSyntax) import SwiftSyntax

extension Function {
  init(_ node: RawFunctionDeclSyntax, code: Code, from origin: Origin) {
    let modifiers = Modifiers(node.modifiers)
    self.init(
      kind: .function, name: node.name.name, offset: origin.offset(of: node.name), access: modifiers.access,
      isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, attributes: node.attributes.names,
      parameters: Self.parameters(of: node.signature.parameterClause, from: origin),
      result: node.signature.returnClause.map { TypeName($0.type) }, code: code)
  }

  init(_ node: RawInitializerDeclSyntax, code: Code, from origin: Origin) {
    let modifiers = Modifiers(node.modifiers)
    self.init(
      kind: .initialiser, name: "init", offset: origin.offset(of: node.initKeyword), access: modifiers.access,
      isStatic: false, isOverride: modifiers.isOverride, attributes: node.attributes.names,
      parameters: Self.parameters(of: node.signature.parameterClause, from: origin), result: nil, code: code)
  }

  init(_ node: RawDeinitializerDeclSyntax, code: Code, from origin: Origin) {
    self.init(
      kind: .deinitialiser, name: "deinit", offset: origin.offset(of: node.deinitKeyword), access: .internal,
      isStatic: false, isOverride: false, attributes: node.attributes.names, parameters: [], result: nil, code: code)
  }

  init(_ node: RawSubscriptDeclSyntax, code: Code, from origin: Origin) {
    let modifiers = Modifiers(node.modifiers)
    self.init(
      kind: .subscript, name: "subscript", offset: origin.offset(of: node.subscriptKeyword), access: modifiers.access,
      isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, attributes: node.attributes.names,
      parameters: Self.parameters(of: node.parameterClause, from: origin), result: TypeName(node.returnClause.type),
      code: code)
  }

  private static func parameters(of clause: RawFunctionParameterClauseSyntax, from origin: Origin) -> [Parameter] {
    clause.parameters.elements.map { parameter in
      let label = parameter.firstName.name
      return Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).name,
        type: TypeName(parameter.type), offset: origin.offset(of: parameter))
    }
  }
}
