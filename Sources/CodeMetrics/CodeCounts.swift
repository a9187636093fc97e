/// How much code there is.
public struct CodeCounts: Hashable, Sendable, Codable {
  /// Files of Swift code.
  public var files = 0
  /// Lines with code on them: neither blank nor a comment.
  public var lines = 0
  /// Classes, structs, enums and actors, those within others too.
  public var types = 0
  /// Protocols.
  public var protocols = 0
  /// Closures that are written as such, not functions that are passed on by name.
  public var closures = 0

  /// Nothing at all.
  public init() {}

  /// What two pieces of code come to together.
  public static func + (one: CodeCounts, other: CodeCounts) -> CodeCounts {
    var sum = one
    sum.files += other.files
    sum.lines += other.lines
    sum.types += other.types
    sum.protocols += other.protocols
    sum.closures += other.closures
    return sum
  }
}
