import Grammar

/// All the lessons of a folder in their order, and all that is wrong with them.
public struct Curriculum: Hashable, Sendable {
  /// The lessons that can be taught, even if something in them is wrong.
  public let lessons: [Lesson]
  /// In the order of files and lines.
  public let problems: [LessonProblem]

  /// Lessons in their order.
  public init(lessons: [Lesson], problems: [LessonProblem] = []) {
    self.lessons = lessons
    self.problems = problems
  }

  /// The lesson with this id, or with this number in the list, from 1.
  public func lesson(_ name: String) -> Lesson? {
    if let lesson = lessons.first(where: { $0.id == name }) { return lesson }
    return Int(name).flatMap { lessons[number: $0] }
  }

  /// The lesson after this one; nothing after the last.
  public func lesson(after lesson: Lesson) -> Lesson? {
    guard let index = lessons.firstIndex(where: { $0.id == lesson.id }) else { return nil }
    return lessons.dropFirst(index + 1).first
  }
}
