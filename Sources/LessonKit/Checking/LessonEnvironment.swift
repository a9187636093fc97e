import StageProtocol

/// A shell of its own in which lessons are played: what goals ask, and what the checker drives.
public protocol LessonEnvironment: QuestionAnswerer {
  /// Carries out a line of commands as if it was typed.
  ///
  /// - Throws: what the shell would say.
  func run(_ commandLine: String) throws
  /// Starts afresh: no app, no events.
  func reset() throws
  /// Starts afresh, with a form of the code that an exercise is about; without an app where one that need not compile
  /// does not.
  func launch(_ exercise: LessonExercise, of lesson: Lesson, as form: LessonExercise.Form) throws
}
