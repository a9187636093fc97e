import Grammar
import StageProtocol

/// `happened open User:7 then tap Retry`: these events have happened to the app, in this order, and were not taken back.
///
/// For steps in which the way matters and leaves nothing behind: an alert that was answered, a link that had to wait.
struct EventGoal: GoalKind {
  static let keyword = "happened"
  static let usage = "happened <event> [then …]"
  static let meaning = "these events have happened, in this order"
  static let isQuick = true

  private static let separator = "then"

  private let events: [StageEvent]

  init?(words: [String]) {
    let lines = words.split(separator: Self.separator, omittingEmptySubsequences: false)
    let events = lines.compactMap { try? StageEvent(words: Array($0)) }
    guard events.count == lines.count else { return nil }
    self.events = events
  }

  var description: String {
    "\(Self.keyword) \(events.map(\.line).joined(separator: " \(Self.separator) "))"
  }

  var words: String {
    let first = events.first.map { "\($0.line) has happened" } ?? ""
    return ([first] + events.dropFirst().map { "then \($0.line)" }).joined(separator: ", ")
  }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    var rest = try shell.answer(to: EventsQuestion())[...]
    var earlier: StageEvent?
    for event in events {
      guard let place = rest.firstIndex(where: { event.isSame(as: $0) }) else {
        return .unmet("\(event.line) has not happened" + (earlier.map { " since \($0.line)" } ?? ""))
      }
      rest = rest[(place + 1)...]
      earlier = event
    }
    return .met
  }
}

/// Asks for the events that have happened to the app, the first one first.
public struct EventsQuestion: Question {
  public typealias Answer = [StageEvent]
}

extension StageEvent {
  /// The event as it is written in a goal.
  fileprivate var line: String { words.map(\.asWord).joined(separator: " ") }

  /// Whether it does the same: a row is selected or tapped, and a link has a scheme in front or none.
  fileprivate func isSame(as other: StageEvent) -> Bool {
    switch (self, other) {
    case (.open(let one), .open(let other)): one.withoutScheme == other.withoutScheme
    case (.tap(let one), .select(let other)), (.select(let one), .tap(let other)): one == other
    default: self == other
    }
  }
}

extension String {
  fileprivate var withoutScheme: Substring { ranges(of: "://").first.map { self[$0.upperBound...] } ?? self[...] }
}
