import Grammar
import StageProtocol
import TerminalText

/// Says when something happened.
struct MomentText {
  /// The events that have happened since the launch.
  let events: [StageEvent]

  /// `at event 2, tap "Sign Out"`.
  ///
  /// - Parameter number: that of an event, 0 for the launch.
  func text(for number: Int) -> StyledText {
    guard number > 0 else { return "at the launch" }
    guard let event = events[number: number] else { return "at event \(number)" }
    return "at event \(number), \(event.commandLine, .code)"
  }

  /// The first time, and the numbers of the others: `at event 2, tap "Sign Out"; again at 4, 5`.
  func text(for numbers: [Int]) -> StyledText? {
    guard let first = numbers.first else { return nil }
    let others = numbers.dropFirst().map(String.init)
    guard !others.isEmpty else { return text(for: first) }
    let rest = others.count > 4 ? "\(others.count) times more" : "at \(others.joined(separator: ", "))"
    return text(for: first) + "; again \(rest)"
  }
}
