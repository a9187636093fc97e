import Grammar

/// Why words are not a goal.
public enum GoalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no words at all.
  case empty
  /// No goal begins with this word.
  case unknown(String, nearest: String?)
  /// The words behind the first do not follow its usage.
  case malformed(String, usage: String)
  /// A quote in the line is never closed.
  case openQuote(String)
  /// The line holds more than one goal.
  case several(String)
  /// There is no rule of this id.
  case unknownRule(String, nearest: String?)
  /// No machine can check it.
  case uncheckedRule(String)

  public var description: String {
    switch self {
    case .empty: "a goal is missing"
    case .unknown(let word, let nearest?): "no goal begins with \(word.quoted); did you mean \(nearest.quoted)?"
    case .unknown(let word, nil): "no goal begins with \(word.quoted)"
    case .malformed(let goal, let usage): "`\(goal)` is not a goal; write: \(usage)"
    case .openQuote(let line): "a quote is not closed in `\(line)`"
    case .unknownRule(let id, let nearest):
      "there is no rule \(id)" + (nearest.map { "; did you mean \($0)?" } ?? "; `rules` lists those that apply")
    case .uncheckedRule(let id): "\(id) is for people to check; `rules \(id)` says what to look at"
    case .several(let line): "`\(line)` is more than one goal; write each on a line of its own"
    }
  }
}
