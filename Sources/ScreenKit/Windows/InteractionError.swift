/// Why an interaction was refused. Nothing has changed.
public enum InteractionError: Error, Hashable, Sendable {
  /// Nothing on the screen has this text.
  case notOnScreen(String, candidates: [String])
  /// The element with this text cannot be tapped.
  case notTappable(String, kind: Screen.Element.Kind, candidates: [String])
  /// The element with this text is disabled.
  case disabled(String, kind: Screen.Element.Kind, candidates: [String])
  /// An alert or a presented screen covers the element with this text.
  case covered(String, by: String)
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
