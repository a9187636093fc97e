/// Something wrong in a lesson, and where: `Lessons/01-use-cases.md:12: …`.
public struct LessonProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// From 1.
  public let line: Int
  public let issue: LessonIssue

  public init(file: String, line: Int, issue: LessonIssue) {
    self.file = file
    self.line = line
    self.issue = issue
  }

  public var description: String { "\(file):\(line): \(issue)" }
}
