@_spi(RawSyntax) import SwiftSyntax

extension TypeName {
  /// Reads a type as it is written.
  init(_ syntax: RawTypeSyntax) {
    read(syntax)
    // A list of functions is not a function.
    if isCollection { isFunction = false }
  }

  private mutating func read(_ syntax: RawTypeSyntax) {
    switch syntax.raw.kind {
    case .identifierType:
      read(syntax.cast(RawIdentifierTypeSyntax.self))
    case .memberType:
      let type = syntax.cast(RawMemberTypeSyntax.self)
      var base = TypeName()
      base.read(type.baseType)
      append((base.names.first.map { $0 + "." } ?? "") + type.name.name)
    case .optionalType:
      isOptional = true
      read(syntax.cast(RawOptionalTypeSyntax.self).wrappedType)
    case .implicitlyUnwrappedOptionalType:
      isImplicitlyUnwrapped = true
      read(syntax.cast(RawImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
    case .someOrAnyType:
      read(syntax.cast(RawSomeOrAnyTypeSyntax.self).constraint)
    case .compositionType:
      for element in syntax.cast(RawCompositionTypeSyntax.self).elements.elements { read(element.type) }
    case .attributedType:
      let type = syntax.cast(RawAttributedTypeSyntax.self)
      if type.attributes.names.contains("escaping") { isEscaping = true }
      read(type.baseType)
    case .arrayType:
      isCollection = true
      read(syntax.cast(RawArrayTypeSyntax.self).element)
    case .dictionaryType:
      let type = syntax.cast(RawDictionaryTypeSyntax.self)
      isCollection = true
      read(type.value)
      key = TypeName(type.key).main
      read(type.key)
    case .functionType:
      let type = syntax.cast(RawFunctionTypeSyntax.self)
      let isInner = !names.isEmpty
      let outside = (isCollection, isOptional, isImplicitlyUnwrapped, isEscaping)
      for parameter in type.parameters.elements { read(parameter.type) }
      read(type.returnClause.type)
      // What it takes and answers may be lists and optionals, without its being one.
      (isCollection, isOptional, isImplicitlyUnwrapped, isEscaping) = outside
      if !isInner { isFunction = true }
    case .tupleType:
      let elements = syntax.cast(RawTupleTypeSyntax.self).elements.elements
      for element in elements { read(element.type) }
      if elements.count != 1 { prepend("") }
    case .classRestrictionType:
      // The old way to say it.
      append("AnyObject")
    case .metatypeType:
      read(syntax.cast(RawMetatypeTypeSyntax.self).baseType)
    default:
      break
    }
  }

  private mutating func read(_ type: RawIdentifierTypeSyntax) {
    let name = type.name.name
    guard let arguments = type.genericArgumentClause?.arguments else {
      append(name)
      return
    }
    switch name {
    case "Optional": isOptional = true
    case "Array", "Set", "Dictionary": isCollection = true
    default: append(name)
    }
    for argument in arguments.elements {
      if let type = argument.argument.as(RawTypeSyntax.self) { read(type) }
    }
  }
}

extension TypeName {
  /// The type to which an expression is cast, `segue.destination as? UserViewController`; `nil` if it is cast to none.
  init?(castIn expression: RawExprSyntax?) {
    guard let elements = expression?.as(RawSequenceExprSyntax.self)?.elements.elements, elements.count == 3,
      elements[1].is(RawUnresolvedAsExprSyntax.self), let type = elements[2].as(RawTypeExprSyntax.self)
    else { return nil }
    self.init(type.type)
  }
}
