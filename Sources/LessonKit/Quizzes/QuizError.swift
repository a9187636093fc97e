/// Why a question that the app answers cannot be asked now.
public enum QuizError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The graph does not answer it.
  case graph(GraphQuestionError)
  /// The last event does not.
  case order(CallOrderError)
  /// The event to predict does not.
  case prediction(PredictionError)

  public var description: String {
    switch self {
    case .graph(let error): error.description
    case .order(let error): error.description
    case .prediction(let error): error.description
    }
  }
}
