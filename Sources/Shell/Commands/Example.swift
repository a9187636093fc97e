/// A command line that shows what a command is for.
public struct Example: Hashable, Sendable {
  public let line: String
  public let meaning: String

  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
