/// A file that is no Swift, and is therefore not checked.
public struct SyntaxProblem: Error, Hashable, Sendable, Codable {
  /// Relative to the folder that was checked.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1, in bytes.
  public let column: Int
  /// What the parser says.
  public let message: String
}
