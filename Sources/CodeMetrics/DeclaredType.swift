/// A type that a file declares.
public struct DeclaredType: Hashable, Sendable, Codable {
  /// With which word it is declared.
  public enum Kind: String, Hashable, Sendable, Codable {
    case `class`, `struct`, `enum`, `actor`, `protocol`
  }

  /// Without the types around it.
  public let name: String
  /// With which word it is declared.
  public let kind: Kind
  /// What stands behind its colon: its superclass and protocols, without their arguments.
  public let inherited: [String]
  /// Whether it is declared within another type.
  public let isNested: Bool
}
