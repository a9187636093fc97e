import SwiftSyntax

extension TypeName {
  /// Reads a type as it is written.
  init(_ syntax: TypeSyntax) {
    read(syntax)
    main = names.first ?? ""
    // A list of functions is no function.
    if isCollection { isFunction = false }
    if isFunction { main = "" }
  }

  private mutating func read(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      read(type)
    case .memberType(let type):
      var base = TypeName()
      base.read(type.baseType)
      names.append((base.names.first.map { $0 + "." } ?? "") + type.name.name)
    case .optionalType(let type):
      isOptional = true
      read(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type):
      isImplicitlyUnwrapped = true
      read(type.wrappedType)
    case .someOrAnyType(let type):
      read(type.constraint)
    case .compositionType(let type):
      for element in type.elements { read(element.type) }
    case .attributedType(let type):
      if type.attributes.names.contains("escaping") { isEscaping = true }
      read(type.baseType)
    case .arrayType(let type):
      isCollection = true
      read(type.element)
    case .dictionaryType(let type):
      isCollection = true
      read(type.value)
      key = TypeName(type.key).main
      read(type.key)
    case .functionType(let type):
      let isInner = !names.isEmpty
      for parameter in type.parameters { read(parameter.type) }
      read(type.returnClause.type)
      if !isInner { isFunction = true }
    case .tupleType(let type):
      for element in type.elements { read(element.type) }
      if type.elements.count != 1 { names.insert("", at: 0) }
    case .metatypeType(let type):
      read(type.baseType)
    default:
      break
    }
  }

  private mutating func read(_ type: IdentifierTypeSyntax) {
    let name = type.name.name
    guard let arguments = type.genericArgumentClause?.arguments else {
      names.append(name)
      return
    }
    switch name {
    case "Optional": isOptional = true
    case "Array", "Set", "Dictionary": isCollection = true
    default: names.append(name)
    }
    for argument in arguments {
      if case .type(let type) = argument.argument { read(type) }
    }
  }
}
