import LessonKit

/// The open lesson, and the step at which it is.
struct OpenLesson: Hashable, Sendable {
  let lesson: Lesson
  /// The place of the step among the lesson's, from 0.
  var index: Int
  /// Whether the step's goals were reached since it began, and that was said.
  var isAnnounced = false
  /// Whether the step's exercise, or its arrangement, was seen to be right.
  var hasPassed = false
  /// Whether it was said that only looks are missing.
  var hasToldLooks = false
  /// The wrong turns of the step that were spoken of, by their places.
  var toldTurns: Set<Int> = []

  var step: LessonStep { lesson.steps[index] }

  /// The number of the step and of all steps: `2/5`.
  var count: String { "\(index + 1)/\(lesson.steps.count)" }

  /// Opens a lesson at a step; nil for a lesson without steps.
  init?(_ lesson: Lesson, at step: LessonStep.ID?) {
    guard !lesson.steps.isEmpty else { return nil }
    self.lesson = lesson
    index = lesson.steps.firstIndex { $0.id == step } ?? 0
  }
}
