import SwiftSyntax

extension Function {
  init(_ node: FunctionDeclSyntax, code: Code) {
    let modifiers = Modifiers(node.modifiers)
    self.init(
      kind: .function, name: node.name.name, offset: node.name.offset, access: modifiers.access,
      isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, attributes: node.attributes.names,
      parameters: Self.parameters(of: node.signature.parameterClause),
      result: node.signature.returnClause.map { TypeName($0.type) }, code: code)
  }

  init(_ node: InitializerDeclSyntax, code: Code) {
    let modifiers = Modifiers(node.modifiers)
    self.init(
      kind: .initialiser, name: "init", offset: node.initKeyword.offset, access: modifiers.access, isStatic: false,
      isOverride: modifiers.isOverride, attributes: node.attributes.names,
      parameters: Self.parameters(of: node.signature.parameterClause), result: nil, code: code)
  }

  init(_ node: DeinitializerDeclSyntax, code: Code) {
    self.init(
      kind: .deinitialiser, name: "deinit", offset: node.deinitKeyword.offset, access: .internal, isStatic: false,
      isOverride: false, attributes: node.attributes.names, parameters: [], result: nil, code: code)
  }

  init(_ node: SubscriptDeclSyntax, code: Code) {
    let modifiers = Modifiers(node.modifiers)
    self.init(
      kind: .subscript, name: "subscript", offset: node.subscriptKeyword.offset, access: modifiers.access,
      isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, attributes: node.attributes.names,
      parameters: Self.parameters(of: node.parameterClause), result: TypeName(node.returnClause.type), code: code)
  }

  private static func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.name
      return Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).name,
        type: TypeName(parameter.type), offset: parameter.offset)
    }
  }
}
