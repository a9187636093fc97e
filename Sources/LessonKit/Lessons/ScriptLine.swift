/// A line of commands, and where it is written.
public struct ScriptLine: Hashable, Sendable {
  public let text: String
  public let line: Int

  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
