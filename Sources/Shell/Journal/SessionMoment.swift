import StageProtocol

/// What a session is at a moment, as far as another can take it up.
struct SessionMoment: Hashable, Sendable {
  /// The app on the stage; nil without one.
  var wiring: WiringReference?
  /// What the app shows: `User:42`.
  var screen = ""
  var events: [StageEvent] = []
  var undone: [StageEvent] = []
  /// In the order in which they were made.
  var marks: [Mark] = []
  var lesson: Lesson?
  var workshop: Workshop?

  /// A bookmark.
  struct Mark: Codable, Hashable, Sendable {
    let name: String
    let wiring: WiringReference
    let events: [StageEvent]
    let lesson: Lesson?
    /// The same for the same code of its app, and for no other.
    let code: String?
  }

  /// The open lesson, and where it is open.
  struct Lesson: Codable, Hashable, Sendable {
    let id: String
    let title: String
    /// The id of the step.
    let step: String
    /// `2/5`.
    let count: String
    /// Whether it was announced that the step's goals are reached.
    let announced: Bool
  }

  /// The open workshop, and the folder in which the learner works.
  struct Workshop: Codable, Hashable, Sendable {
    let id: String
    let title: String
    let folder: String
    /// The id of the step.
    let step: String
  }

  /// Whether there is nothing in it that anybody would miss.
  var isEmpty: Bool { wiring == nil && marks.isEmpty && lesson == nil && workshop == nil }
}
