import Grammar
import ScreenKit

/// Whether what can be seen and used of a screen is exactly this, from top to bottom.
struct WholeScreenGoal {
  let texts: [String]

  func verdict(on screen: Screen) -> GoalVerdict {
    let actual = screen.elements.filter(\.enabled).map(\.words)
    guard actual != texts else { return .met }
    return .unmet(
      actual.isEmpty ? "the screen is empty" : "the screen is \(actual.map(\.quoted).joined(separator: " "))")
  }
}

extension Screen.Element {
  /// Its text, and its value where it has one: `First name: Ann`, or `First name:` where that is empty.
  fileprivate var words: String {
    guard let value else { return text }
    return value.isEmpty ? "\(text):" : "\(text): \(value)"
  }
}
