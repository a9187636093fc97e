/// A command line that shows what a command is for.
public struct Example: Hashable, Sendable {
  /// What to type.
  public let line: String
  /// What it does.
  public let meaning: String

  /// A command line and what it does.
  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
