import Foundation

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

  /// The lines of a fence that are not blank and not comments.
  ///
  /// - Parameter fence: the line at which the fence opens.
  static func lines(of text: String, after fence: Int) -> [ScriptLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = line.trimmingCharacters(in: .whitespaces)
      return words.isEmpty || words.hasPrefix("#") ? nil : ScriptLine(text: words, line: fence + 1 + index)
    }
  }
}
