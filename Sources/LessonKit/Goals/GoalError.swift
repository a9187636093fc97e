/// Why words are not a goal.
public enum GoalError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case unknown(String, nearest: String?)
  case malformed(String, usage: String)
  case openQuote(String)

  public var description: String {
    switch self {
    case .empty: "a goal is missing"
    case .unknown(let word, let nearest?): "no goal begins with \(word.inQuotes); did you mean \(nearest.inQuotes)?"
    case .unknown(let word, nil): "no goal begins with \(word.inQuotes)"
    case .malformed(let goal, let usage): "`\(goal)` is no goal; write: \(usage)"
    case .openQuote(let line): "a quote is not closed in `\(line)`"
    }
  }
}
