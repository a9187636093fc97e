import Grammar
import StageProtocol

extension StageEvent {
  /// The event as one types it: `tap "Sign Out"`.
  var commandLine: String {
    words.enumerated()
      .map { index, word in
        index > 0 && takesText ? word.quoted : word.asWord
      }
      .joined(separator: " ")
  }

  /// Whether its arguments are texts of the screen, which are always quoted.
  private var takesText: Bool {
    switch self {
    case .tap, .type, .select, .toggle: true
    default: false
    }
  }
}
