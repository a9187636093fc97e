import Grammar
import StageProtocol

/// `looked at trace`: somebody has looked at that since the app has changed last.
struct LookGoal: GoalKind {
  static let keyword = "looked"
  static let usage = "looked at <command>"
  static let meaning = "somebody has looked since the last event"
  static let isQuick = true

  /// The command, and those of its words that matter.
  private let line: [String]

  init?(words: [String]) {
    guard words.first == "at", words.count > 1 else { return nil }
    line = Array(words.dropFirst())
  }

  var description: String { "looked at \(command)" }

  var words: String { "you have looked at \(command)" }

  var namedCommands: [String] { [command] }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let looks = try shell.answer(to: LooksQuestion())
    if looks.contains(where: matches) { return .met }
    return .unmet("you have not looked at \(command) since the app changed last")
  }

  private var command: String { line.map { $0.hasPrefix("--") ? $0 : $0.asWord }.joined(separator: " ") }

  /// Whether a look has the words of the goal, whatever else was asked for: `trace --depth 4` is a look at `trace`.
  private func matches(_ look: [String]) -> Bool {
    func folded(_ words: [String]) -> [String] { words.map { $0.lowercased() } }
    let look = folded(look)
    return look.first == folded(line).first && Set(folded(line)).isSubset(of: look)
  }
}

/// Asks by which commands somebody has looked at the app since it has changed last, each as its words.
public struct LooksQuestion: Question {
  public typealias Answer = Set<[String]>
}
