/// A line of commands, and where it is written.
public struct ScriptLine: Hashable, Sendable {
  /// The commands, as they would be typed.
  public let text: String
  /// From 1.
  public let line: Int

  /// Commands at a line of a lesson.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
