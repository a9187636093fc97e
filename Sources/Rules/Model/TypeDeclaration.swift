/// A type, a protocol or an extension.
struct TypeDeclaration: Sendable {
  enum Kind: Hashable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The name with those of the types around it: `UserRouter.Segue`.
  let name: String
  let offset: Int
  /// The least access of it and of the types around it.
  let access: AccessLevel
  let attributes: [String]
  /// What stands behind the colon.
  let inherited: [TypeName]
  /// What an extension demands of `Self`.
  let selfRequirements: [TypeName]
  let properties: [Property]
  let functions: [Function]
  let aliases: [String: TypeName]

  /// The name without those of the types around it.
  var simpleName: String { name.lastName }

  /// The code of all members.
  var code: [Code] { properties.map(\.code) + functions.map(\.code) }
}
