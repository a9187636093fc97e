import Grammar
import ScreenKit
import StageProtocol

/// `screen shows "Save" disabled`, `screen lacks "Sign in"`: a text, part of a text, a title or a field's value.
struct ScreenGoal: GoalKind {
  static let keyword = "screen"
  static let usage = "screen shows|lacks \"<text>\" [enabled|disabled]"
  static let meaning = "the text, part of a text, a title or a field's value is on the screen, or is not"
  static let isQuick = true

  private let presence: Presence
  private let text: String
  private let isEnabled: Bool?

  init?(words: [String]) {
    let presences: [String: Presence] = ["shows": .present, "lacks": .absent]
    let states = ["enabled": true, "disabled": false]
    guard (2...3).contains(words.count), let presence = presences[words[0]], !words[1].isEmpty else { return nil }
    (self.presence, text) = (presence, words[1])
    isEnabled = words.count == 3 ? states[words[2]] : nil
    if words.count == 3, isEnabled == nil { return nil }
  }

  var description: String {
    "screen \(presence == .present ? "shows" : "lacks") \(text.quoted)\(state(isEnabled))"
  }

  var words: String {
    "the screen \(presence == .present ? "shows" : "does not show") \(text.quoted)\(state(isEnabled))"
  }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let screen = try shell.answer(to: .screen)
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
