import Grammar
import ScreenKit

/// Whether a screen shows a text.
struct ScreenGoal {
  let presence: Goal.Presence
  let text: String
  let isEnabled: Bool?

  func verdict(on screen: Screen) -> GoalVerdict {
    let found = screen.elements.filter { $0.shows(text) }
    let isShown =
      isEnabled.map { wanted in found.contains { $0.enabled == wanted } }
      ?? (!found.isEmpty || screen.title.contains(text))
    switch presence {
    case .present where !isShown: return .unmet(found.isEmpty ? missing(from: screen) : otherState(of: found))
    case .absent where isShown: return .unmet("the screen still shows \(text.quoted)\(state(isEnabled))")
    default: return .met
    }
  }

  private func missing(from screen: Screen) -> String {
    let texts = ([screen.title] + screen.elements.map(\.text)).filter { !$0.isEmpty }
    guard !texts.isEmpty else { return "the screen has no \(text.quoted); it is empty" }
    return "the screen has no \(text.quoted); it shows \(texts.map(\.quoted).listed())"
  }

  private func otherState(of found: [Screen.Element]) -> String {
    "\(found.map(\.text.quoted).listed()) is\(state(found.first?.enabled))"
  }

  private func state(_ isEnabled: Bool?) -> String {
    isEnabled.map { $0 ? " enabled" : " disabled" } ?? ""
  }
}

extension Screen.Element {
  fileprivate func shows(_ wanted: String) -> Bool {
    text.contains(wanted) || value?.contains(wanted) == true
  }
}
