import LessonKit

/// Something that does not hold, as a test would report it.
public struct TestFailure: Hashable, Sendable {
  /// Whether a check failed, or it could not be made.
  public enum Kind: String, Hashable, Sendable {
    /// Something is not as it should be.
    case failure
    /// A command was not carried out, or was written wrongly.
    case error
  }

  /// Whether a check failed, or it could not be made.
  public let kind: Kind
  /// What does not hold, without its place.
  public let message: String
  /// What should be, and what is; nil where the message alone says it.
  public let mismatch: Mismatch?
  /// The file, with the line if it is about one: `Lessons/01-use-cases.md:12`.
  public let place: String?

  /// A failure in a place.
  public init(_ kind: Kind, _ message: String, mismatch: Mismatch? = nil, place: String? = nil) {
    (self.kind, self.message, self.mismatch, self.place) = (kind, message, mismatch, place)
  }

  init(_ problem: LessonProblem) {
    let place = "\(problem.file):\(problem.line)"
    let mismatch: Mismatch? =
      if case .goalNotReached(let goal, let reason) = problem.issue {
        Mismatch(expected: "\(goal)", actual: reason)
      } else {
        nil
      }
    self.init(.failure, "\(problem.issue)", mismatch: mismatch, place: place)
  }

  init(_ problem: WorkshopProblem) {
    let mismatch: Mismatch? =
      if case .notRight(_, let task, let reason) = problem.issue { Mismatch(expected: task, actual: reason) } else {
        nil
      }
    self.init(.failure, problem.words, mismatch: mismatch, place: problem.place)
  }
}

/// What should be, and what is instead.
public struct Mismatch: Hashable, Sendable {
  /// What should be: `path is User:42`.
  public let expected: String
  /// What is instead: `the path is Login`.
  public let actual: String

  /// A mismatch.
  public init(expected: String, actual: String) {
    (self.expected, self.actual) = (expected, actual)
  }
}
