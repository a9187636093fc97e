import StageProtocol
import TerminalText

/// An event that is withheld until a person has said what it will do.
public struct PredictedEvent: Hashable, Sendable {
  /// What happens, in order; the question is about the last.
  public let events: [StageEvent]
  /// What is asked.
  public let prediction: Prediction
  /// The wirings in which it may be asked; none where it does not matter.
  public let wirings: [String]
  /// The events as the lesson writes them.
  let commands: [ScriptLine]

  init(_ events: [StageEvent], prediction: Prediction, wirings: [String], commands: [ScriptLine]) {
    self.events = events
    self.prediction = prediction
    self.wirings = wirings
    self.commands = commands
  }

  /// What the app answers, which the events do not happen to.
  ///
  /// - Throws: `QuizError.prediction`.
  public func forecast(asking shell: any QuestionAnswerer) throws(QuizError) -> Forecast {
    do {
      let run = try shell.answer(to: EventRunQuestion(events))
      guard wirings.isEmpty || wirings.contains(run.wiring) else {
        throw PredictionError.otherWiring(run.wiring, asked: wirings)
      }
      return try prediction.forecast(of: run, asking: shell)
    } catch let error as PredictionError {
      throw .prediction(error)
    } catch {
      throw .prediction(.noRun(reason: String(describing: error)))
    }
  }

  /// The lesson's quiz with the choices of a forecast.
  func quiz(_ quiz: Quiz, posing forecast: Forecast) -> Quiz { quiz.offering(forecast.quizChoices(line: quiz.line)) }
}

extension Forecast {
  /// The question as a quiz that no lesson has written.
  public var quiz: Quiz {
    Quiz(
      question: MarkdownDocument(parsing: question).blocks, choices: quizChoices(line: 1), explanation: [], line: 1)
  }

  func quizChoices(line: Int) -> [Quiz.Choice] {
    choices.map { Quiz.Choice(text: $0.text, isRight: $0.isRight, reason: $0.reason, line: line) }
  }
}
