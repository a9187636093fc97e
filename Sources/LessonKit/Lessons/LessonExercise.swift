import Foundation

/// Code to write in a step of a lesson, and where it is written.
public struct LessonExercise: Hashable, Sendable {
  /// Where the learner writes.
  public enum Place: Hashable, Sendable {
    /// In a folder of the lesson's own: the code of a wiring with the lesson's `start` laid over it. Both are as the
    /// lesson writes them; without a wiring, it is the lesson's own place.
    case scratch(wiring: String?, start: String?)
    /// In the workspace of a workshop, at one of its steps.
    case workshop(String, step: String)
  }

  /// What is to be written.
  public enum Content: Hashable, Sendable {
    /// What the lesson says, with solutions in the lesson's folder.
    case own(Exercise)
    /// An exercise that the workshop has at this step.
    case workshops(String)
  }

  /// A form of the code that it is about.
  public enum Form: Hashable, Sendable {
    /// What the learner begins with.
    case start
    /// The right solution that others are compared with.
    case reference
    /// A known wrong solution, by its place.
    case wrong(Int)
  }

  public let place: Place
  public let content: Content
  /// The line of its opening fence.
  public let line: Int

  /// What its branch and its progress are called.
  public var id: String {
    switch content {
    case .own(let exercise): exercise.id
    case .workshops(let id): id
    }
  }

  /// The exercise itself; nil where the workshop has it.
  public var own: Exercise? { if case .own(let exercise) = content { exercise } else { nil } }
}
