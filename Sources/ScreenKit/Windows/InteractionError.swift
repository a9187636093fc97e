/// Why an interaction was refused. Nothing has changed.
public enum InteractionError: Error, Hashable, Sendable {
  /// Nothing on the screen has this text.
  case notOnScreen(String, candidates: [String])
  /// The element with this text cannot be tapped.
  case notTappable(String, kind: Screen.Element.Kind, candidates: [String])
  /// The element with this text is disabled.
  case disabled(String, kind: Screen.Element.Kind, candidates: [String])
  /// An alert or a presented screen covers the element with this text.
  case covered(String, by: Cover)
  /// No field on the screen has this label.
  case noField(String, candidates: [String])
  /// No row on the screen has this text.
  case noRow(String, candidates: [String])
  /// No switch on the screen has this label.
  case noSwitch(String, candidates: [String])
  /// The screen was not pushed.
  case nothingToGoBackTo(screen: String)
  /// No screen is presented.
  case nothingToDismiss(screen: String)
  /// The presented screen does not let itself be swiped away.
  case cannotDismiss(screen: String, because: Obstacle)

  /// What lies above an element.
  public enum Cover: Hashable, Sendable {
    /// An alert with this title.
    case alert(String)
    /// A presented screen with this title.
    case screen(String)
  }

  /// Why a presented screen cannot be swiped away.
  public enum Obstacle: Hashable, Sendable {
    /// It is an alert with these answers.
    case alert(answers: [String])
    /// It covers the full screen.
    case fullScreen
    /// It, or its delegate, insists on an answer.
    case modal
  }
}

extension InteractionError: CustomStringConvertible {
  /// A stable word for programs.
  public var code: String {
    switch self {
    case .notOnScreen: "not-on-screen"
    case .notTappable: "not-tappable"
    case .disabled: "disabled"
    case .covered: "covered"
    case .noField: "no-field"
    case .noRow: "no-row"
    case .noSwitch: "no-switch"
    case .nothingToGoBackTo: "nothing-to-go-back-to"
    case .nothingToDismiss: "nothing-to-dismiss"
    case .cannotDismiss: "cannot-dismiss"
    }
  }

  /// What was asked, why it cannot be done, and what is there instead.
  public var description: String {
    switch self {
    case .notOnScreen(let text, let candidates):
      "\(quoted(text)) is not on the screen; \(list(candidates, of: "to tap"))"
    case .notTappable(let text, .field, _):
      "\(quoted(text)) is a field; type into it instead"
    case .notTappable(let text, let kind, let candidates):
      "\(quoted(text)) is a \(kind.rawValue), which cannot be tapped; \(list(candidates, of: "to tap"))"
    case .disabled(let text, let kind, let candidates):
      "the \(kind.rawValue) \(quoted(text)) is disabled; \(list(candidates, of: kind == .field ? "to type into" : "to tap"))"
    case .covered(let text, .alert(let title)):
      "\(quoted(text)) is covered by the alert \(quoted(title)); answer that first"
    case .covered(let text, .screen(let title)):
      "\(quoted(text)) is on a screen behind this one, \(quoted(title)); leave this one first"
    case .noField(let text, let candidates):
      "there is no field \(quoted(text)); \(list(candidates, of: "to type into"))"
    case .noRow(let text, let candidates):
      "there is no row \(quoted(text)); \(list(candidates, of: "to select"))"
    case .noSwitch(let text, let candidates):
      "there is no switch \(quoted(text)); \(list(candidates, of: "to toggle"))"
    case .nothingToGoBackTo(let screen):
      "there is nothing to go back to from \(quoted(screen)), which was not pushed"
    case .nothingToDismiss(let screen):
      "\(quoted(screen)) cannot be dismissed, since it was not presented"
    case .cannotDismiss(let screen, .alert(let answers)):
      "the alert \(quoted(screen)) cannot be swiped away; \(list(answers, of: "to tap"))"
    case .cannotDismiss(let screen, .fullScreen):
      "\(quoted(screen)) covers the full screen and cannot be swiped away; use a button on it"
    case .cannotDismiss(let screen, .modal):
      "\(quoted(screen)) does not let itself be swiped away; use a button on it"
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func list(_ candidates: [String], of purpose: String) -> String {
    guard !candidates.isEmpty else { return "there is nothing \(purpose)" }
    let shown = candidates.prefix(12).map(quoted).joined(separator: ", ")
    return "there is \(shown)\(candidates.count > 12 ? ", …" : "") \(purpose)"
  }
}
