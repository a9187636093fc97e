import LessonKit
import StageProtocol

/// A named moment of a session: what had happened to the app until then, and where the learner was.
struct Bookmark: Hashable, Sendable {
  let name: String
  let wiring: Wiring
  let events: [StageEvent]
  /// The lesson that was open, and its step.
  let lesson: OpenLesson?

  /// Whether another marks the same moment of the app.
  func isAt(_ other: Bookmark) -> Bool { wiring == other.wiring && events == other.events }
}
