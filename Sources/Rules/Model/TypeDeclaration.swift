/// A type, a protocol or an extension.
///
/// An object, since what a project knows of types refers to it again and again.
final class TypeDeclaration: Sendable {
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
  /// The code of all members, that of types in it included, as one.
  let whole: Code

  init(
    kind: Kind, name: String, offset: Int, access: AccessLevel, attributes: [String], inherited: [TypeName],
    selfRequirements: [TypeName], properties: [Property], functions: [Function], aliases: [String: TypeName],
    whole: Code
  ) {
    self.kind = kind
    self.name = name
    self.offset = offset
    self.access = access
    self.attributes = attributes
    self.inherited = inherited
    self.selfRequirements = selfRequirements
    self.properties = properties
    self.functions = functions
    self.aliases = aliases
    self.whole = whole
  }

  /// The name without those of the types around it.
  var simpleName: String { name.lastName }

  /// The code of all members.
  var code: [Code] {
    var code: [Code] = []
    code.reserveCapacity(properties.count + functions.count)
    for property in properties { code.append(property.code) }
    for function in functions { code.append(function.code) }
    return code
  }
}
