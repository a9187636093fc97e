/// A property of a type, or a variable of a file.
///
/// An object, since every index of a project refers to it.
final class Property: Sendable {
  enum Ownership: Hashable, Sendable {
    case strong, weak, unowned
  }

  let name: String
  let offset: Int
  /// `nil` if the first value says it.
  let type: TypeName?
  let value: Value
  let modifiers: Modifiers
  let isLet: Bool
  let isComputed: Bool
  /// Whether its accessors say `set`, as a protocol's requirement may.
  let saysSet: Bool
  let attributes: [String]
  /// Its first value's and its accessors' code.
  let code: Code

  init(
    name: String, offset: Int, type: TypeName?, value: Value, modifiers: Modifiers, isLet: Bool, isComputed: Bool,
    saysSet: Bool, attributes: [String], code: Code
  ) {
    self.name = name
    self.offset = offset
    self.type = type
    self.value = value
    self.modifiers = modifiers
    self.isLet = isLet
    self.isComputed = isComputed
    self.saysSet = saysSet
    self.attributes = attributes
    self.code = code
  }

  var access: AccessLevel { modifiers.access }
  var setterAccess: AccessLevel { modifiers.setterAccess }
  var ownership: Ownership { modifiers.ownership }
  var isStatic: Bool { modifiers.isStatic }
  var isLazy: Bool { modifiers.isLazy }
  var isOverride: Bool { modifiers.isOverride }

  /// Whether its objects have a place for its value.
  ///
  /// A managed object's relationships are the store's, which lets go of them by itself.
  var isStored: Bool { !isComputed && !attributes.contains("NSManaged") }

  /// The type as far as the source tells: its annotation, or what the first value makes.
  var typeName: String? {
    if let type { return type.main }
    if case .call(let path) = value, path.isOneName { return path.last }
    return nil
  }

  /// Whether nothing says of what type it is: a container has it, `resolve(\.session)`.
  var isInjected: Bool { typeName.map { !$0.beginsWithCapital } ?? true }
}
