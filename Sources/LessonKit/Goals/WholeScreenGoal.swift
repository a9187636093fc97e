import Grammar
import ScreenKit
import StageProtocol

/// `screen is "Ann Appleseed" "Edit name"`: all that can be seen and used of the screen, from top to bottom.
struct WholeScreenGoal: GoalKind {
  static let keyword = "screen"
  static let usage = "screen is \"<text>\"…"
  static let meaning = "these are all texts that can be seen and used, from top to bottom"
  static let isQuick = true

  private let texts: [String]

  init?(words: [String]) {
    guard words.first == "is", words.count > 1 else { return nil }
    texts = Array(words.dropFirst())
  }

  var description: String { "screen is \(texts.map(\.quoted).joined(separator: " "))" }

  var words: String { "the screen shows \(texts.map(\.quoted).joined(separator: " ")), and nothing else" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let screen = try shell.answer(to: .screen)
    let actual = screen.elements.filter(\.enabled).map(\.words)
    guard actual != texts else { return .met }
    return .unmet(
      actual.isEmpty ? "the screen is empty" : "the screen is \(actual.map(\.quoted).joined(separator: " "))")
  }

  func lack(_ difference: String) -> String { "\(difference), not \(texts.map(\.quoted).joined(separator: " "))" }
}

extension Screen.Element {
  /// Its text, and its value where it has one: `First name: Ann`, or `First name:` where that is empty.
  fileprivate var words: String {
    guard let value else { return text }
    return value.isEmpty ? "\(text):" : "\(text): \(value)"
  }
}
