import Grammar

/// Why nothing can be asked about what an event will do.
public enum PredictionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The words are no question.
  case malformed(String)
  /// There is no kind of question of this name.
  case unknownTopic(String, known: [String])
  /// The event gives no answer; a sentence says why.
  case noAnswer(String)
  /// There are more right answers than one.
  case severalRight([String])
  /// The event gives fewer than two answers that are wrong and could be believed.
  case tooFewWrongAnswers(Int)
  /// No kind of question has an answer.
  case nothingToAsk
  /// The question is about other wirings than that on the stage.
  case otherWiring(String, asked: [String])
  /// The graph does not answer.
  case graph(GraphQuestionError)
  /// The event did not happen; a sentence says why.
  case noRun(reason: String)

  public var description: String {
    switch self {
    case .malformed(let words): "`\(words)` is not a question about an event; write \(Prediction.usage)"
    case .unknownTopic(let topic, let known):
      "nothing can be asked about \(topic.quoted); it can be \(known.joined(separator: ", "))"
    case .noAnswer(let reason): reason
    case .severalRight(let answers):
      "more than one answer would be right: \(answers.listed()); ask about something that only one can be"
    case .tooFewWrongAnswers(let count):
      "the event gives \(count == 0 ? "no wrong answer" : "one wrong answer only"), and two are needed to choose from"
    case .nothingToAsk: "there is nothing to predict: too little happens in the app's code"
    case .otherWiring(let wiring, let asked):
      "this question is about \(asked.joined(separator: ", ")), and \(wiring) is on the stage; "
        + "`reset` puts the app as the step needs it"
    case .graph(let error): error.description
    case .noRun(let reason): reason
    }
  }
}
