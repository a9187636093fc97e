import Grammar

/// Why the live graph does not answer a question.
public enum GraphQuestionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The graph has no object of a type that the question names.
  case noSuchType(String, nearest: String?)
  /// No reference of the graph fits the question.
  case noAnswer(String)
  /// All that could be chosen would be right.
  case noWrongChoice(String)
  /// There is no graph to ask.
  case noGraph(reason: String)

  public var description: String {
    switch self {
    case .noSuchType(let type, let nearest):
      "the graph has no \(type)" + (nearest.map { "; did you mean \($0)?" } ?? "; has the step's setup made it?")
    case .noAnswer(let question): "nothing in the graph fits `\(question)`; `reset` puts the app as the step needs it"
    case .noWrongChoice(let question): "everything in the graph fits `\(question)`, so there is nothing to choose"
    case .noGraph(let reason): reason
    }
  }
}
