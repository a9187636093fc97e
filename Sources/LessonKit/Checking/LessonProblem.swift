import TextLayout

/// Something wrong in a lesson, and where: `Lessons/01-use-cases.md:12: …`.
public struct LessonProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the loader names it: `Lessons/01-use-cases.md`.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// What is wrong.
  public let issue: LessonIssue

  /// A problem at a line of a file.
  public init(file: String, line: Int, issue: LessonIssue) {
    self.file = file
    self.line = line
    self.issue = issue
  }

  public var description: String { "\(file.onOneLine):\(line): \(issue)" }
}
