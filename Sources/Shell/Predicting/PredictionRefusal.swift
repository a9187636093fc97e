import Grammar
import LessonKit

/// Why something was not predicted, or not shown before it was.
public enum PredictionRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The command would show what is to be predicted.
  case withheld(command: String)
  /// The command would change the app, and with it what is asked.
  case waits(command: String)
  /// The word is not an event.
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
    case .waits(let command):
      "`\(command)` waits until you have answered: with a number, or `skip` shows what happens without"
    case .noEvent(let word, let nearest):
      "\(word.quoted) is not an event; " + (nearest.map { "did you mean `predict \($0)`?" } ?? "`predict ?` lists them")
    case .misspelt(let reason, let meant): "\(reason); did you mean `\(meant)`?"
    case .appEnds(let events): "`\(events)` ends the app, so there is nothing to choose from; do it without `predict`"
    case .noQuestion(let error): error.description
    }
  }
}
