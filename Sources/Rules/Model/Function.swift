/// A function, an initialiser, a deinitialiser or a subscript.
///
/// An object, since every index of a project refers to it.
final class Function: Sendable {
  enum Kind: Hashable, Sendable {
    case function, initialiser, deinitialiser, `subscript`
  }

  let kind: Kind
  /// `init`, `deinit` and `subscript` for those.
  let name: String
  let offset: Int
  let modifiers: Modifiers
  let attributes: [String]
  let parameters: [Parameter]
  let result: TypeName?
  let code: Code
  /// Where its braces begin; `nil` for a protocol's requirement.
  let bodyOffset: Int?

  init(
    kind: Kind, name: String, offset: Int, modifiers: Modifiers, attributes: [String], parameters: [Parameter],
    result: TypeName?, code: Code, bodyOffset: Int?
  ) {
    self.kind = kind
    self.name = name
    self.offset = offset
    self.modifiers = modifiers
    self.attributes = attributes
    self.parameters = parameters
    self.result = result
    self.code = code
    self.bodyOffset = bodyOffset
  }

  /// Whether a place is in its signature, such as a default argument.
  func isInSignature(_ place: Int) -> Bool { bodyOffset.map { place < $0 } ?? true }

  var access: AccessLevel { modifiers.access }
  var isStatic: Bool { modifiers.isStatic }
  var isOverride: Bool { modifiers.isOverride }
}

/// A parameter of a function or initialiser.
struct Parameter: Hashable, Sendable {
  /// What a call writes; `nil` for `_`.
  let label: String?
  let name: String
  let type: TypeName
  let offset: Int
}
