import ScreenKit
import StageProtocol

/// `path is User:42 EditName:42`: which screens are shown, from the root to the top.
struct PathGoal: GoalKind {
  static let keyword = "path"
  static let usage = "path is <route>…"
  static let meaning = "these screens are shown, from the root to the top"
  static let isQuick = true

  private let path: [String]

  init?(words: [String]) {
    guard words.first == "is", words.count > 1 else { return nil }
    path = words.dropFirst().flatMap { $0.split(separator: "/").map(String.init) }
  }

  var description: String { "path is \(path.joined(separator: " "))" }

  var words: String { Self.words(for: path) }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let actual = try shell.answer(to: .screen).path
    return actual == path ? .met : .unmet(Self.words(for: actual))
  }

  func lack(_ difference: String) -> String { "\(difference), not \(Screen.words(for: path))" }

  private static func words(for path: [String]) -> String { "the path is \(Screen.words(for: path))" }
}
