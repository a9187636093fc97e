import Foundation
import LessonKit
import StageProtocol

/// A named moment of a session: what had happened to the app until then, and where the learner was.
struct Bookmark {
  let name: String
  let wiring: Wiring
  let events: [StageEvent]
  /// The lesson that was open, and its step.
  let lesson: OpenLesson?
  /// The app's code as it was then; nil where an earlier version of the shell has made the bookmark.
  let code: Code?

  /// What an app was made of at a moment.
  struct Code {
    /// The same for builds of the same code, and for no others.
    let id: String
    /// Nil where an earlier session has made the bookmark.
    let build: (any StageBuild)?
    /// When it was built or found built.
    let time: Date
  }

  /// Whether another marks the same moment of the app.
  func isAt(_ other: Bookmark) -> Bool {
    wiring == other.wiring && events == other.events && code?.id == other.code?.id
  }
}
