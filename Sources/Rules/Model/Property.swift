/// A property of a type, or a variable of a file.
struct Property: Sendable {
  enum Ownership: Hashable, Sendable {
    case strong, weak, unowned
  }

  let name: String
  let offset: Int
  /// Nothing where the first value says it.
  let type: TypeName?
  let value: Value
  let access: AccessLevel
  let setterAccess: AccessLevel
  let ownership: Ownership
  let isStatic: Bool
  let isLet: Bool
  let isLazy: Bool
  let isComputed: Bool
  let isOverride: Bool
  let attributes: [String]
  /// Its first value's and its accessors' code.
  let code: Code

  /// The type as far as the source tells: its annotation, or what the first value makes.
  var typeName: String? {
    if let type { return type.main }
    if case .call(let path) = value, path.components.count == 1 { return path.last }
    return nil
  }
}
