import Grammar
import LessonKit

/// Why something was not predicted, or not shown before it was.
public enum PredictionRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The command would show what is to be predicted.
  case withheld(command: String)
  /// The word is no event.
  case noEvent(String, nearest: String?)
  /// The event is not written like this, but probably like that.
  case misspelt(String, meant: String)
  /// The app does not survive the event.
  case appEnds(String)
  /// Nothing can be asked about the event.
  case noQuestion(PredictionError)

  public var description: String {
    switch self {
    case .withheld(let command):
      "`\(command)` might give the answer away; answer first with a number, or `skip` shows it. `code` and `read` are open"
    case .noEvent(let word, let nearest):
      "\(word.quoted) is no event; " + (nearest.map { "did you mean `predict \($0)`?" } ?? "`predict ?` lists them")
    case .misspelt(let reason, let meant): "\(reason); did you mean `\(meant)`?"
    case .appEnds(let events): "`\(events)` ends the app, so there is nothing to choose from; do it without `predict`"
    case .noQuestion(let error): error.description
    }
  }
}
