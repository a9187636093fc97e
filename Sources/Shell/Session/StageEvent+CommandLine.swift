import Grammar
import StageProtocol

extension StageEvent {
  /// The event that one has typed.
  ///
  /// - Throws: `ShellError.event` when there is no such event, or its arguments are not what it takes.
  init(typed words: [String]) throws(ShellError) {
    do throws(EventError) {
      self = try StageEvent(words: words)
    } catch {
      throw .event(error)
    }
  }

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
