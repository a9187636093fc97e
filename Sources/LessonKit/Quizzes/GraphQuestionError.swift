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
      "the graph has no \(type)" + (nearest.map { " (there is \($0))" } ?? "") + "; \(Self.advice)"
    case .noAnswer(let question): "nothing in the graph fits `\(question)`; \(Self.advice)"
    case .noWrongChoice(let question): "everything in the graph fits `\(question)`, so there is nothing to choose"
    case .noGraph(let reason): reason
    }
  }

  /// The learner may have taken the app elsewhere, to another wiring as well.
  private static let advice = "`reset` puts the app as the step needs it"
}
