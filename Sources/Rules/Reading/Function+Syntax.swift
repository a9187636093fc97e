@_spi(RawSyntax) import SwiftSyntax

extension Function {
  /// `nil` for a node that declares no function.
  convenience init?(_ node: RawSyntax, code: Code, from origin: Origin) {
    switch node.kind {
    case .functionDecl: self.init(node.cast(RawFunctionDeclSyntax.self), code: code, from: origin)
    case .initializerDecl: self.init(node.cast(RawInitializerDeclSyntax.self), code: code, from: origin)
    case .deinitializerDecl: self.init(node.cast(RawDeinitializerDeclSyntax.self), code: code, from: origin)
    case .subscriptDecl: self.init(node.cast(RawSubscriptDeclSyntax.self), code: code, from: origin)
    default: return nil
    }
  }

  private convenience init(_ node: RawFunctionDeclSyntax, code: Code, from origin: Origin) {
    self.init(
      kind: .function, name: node.name.name, offset: origin.offset(of: node.name), modifiers: Modifiers(node.modifiers),
      attributes: node.attributes.names, parameters: Self.parameters(of: node.signature.parameterClause, from: origin),
      result: node.signature.returnClause.map { TypeName($0.type) }, code: code,
      bodyOffset: node.body.map(origin.offset))
  }

  private convenience init(_ node: RawInitializerDeclSyntax, code: Code, from origin: Origin) {
    self.init(
      kind: .initialiser, name: "init", offset: origin.offset(of: node.initKeyword),
      modifiers: Modifiers(node.modifiers), attributes: node.attributes.names,
      parameters: Self.parameters(of: node.signature.parameterClause, from: origin), result: nil, code: code,
      bodyOffset: node.body.map(origin.offset))
  }

  private convenience init(_ node: RawDeinitializerDeclSyntax, code: Code, from origin: Origin) {
    self.init(
      kind: .deinitialiser, name: "deinit", offset: origin.offset(of: node.deinitKeyword), modifiers: Modifiers(),
      attributes: node.attributes.names, parameters: [], result: nil, code: code,
      bodyOffset: node.body.map(origin.offset))
  }

  private convenience init(_ node: RawSubscriptDeclSyntax, code: Code, from origin: Origin) {
    self.init(
      kind: .subscript, name: "subscript", offset: origin.offset(of: node.subscriptKeyword),
      modifiers: Modifiers(node.modifiers), attributes: node.attributes.names,
      parameters: Self.parameters(of: node.parameterClause, from: origin), result: TypeName(node.returnClause.type),
      code: code, bodyOffset: node.accessorBlock.map(origin.offset))
  }

  private static func parameters(of clause: RawFunctionParameterClauseSyntax, from origin: Origin) -> [Parameter] {
    clause.parameters.nodes.map { parameter in
      let label = parameter.firstName.name
      return Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.name ?? label,
        type: TypeName(parameter.type), offset: origin.offset(of: parameter))
    }
  }
}
