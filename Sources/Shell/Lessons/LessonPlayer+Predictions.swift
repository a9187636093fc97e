import LessonKit
import ShellText
import TerminalText

// Predictions: events that are withheld until the learner has said what they will do.
extension LessonPlayer {
  /// Whether the question that was asked is about an event that is withheld.
  var isPredicting: Bool { askedQuestion?.quiz.predicted != nil }

  /// What a question asks to predict, with the choices that are offered; nil if it is another question.
  func prediction(_ question: OpenQuestion) throws(ShellError) -> OpenPrediction? {
    guard let predicted = question.quiz.predicted else { return nil }
    do throws(QuizError) {
      return OpenPrediction(
        events: predicted.events, quiz: try question.posed(by: environment),
        evidence: try predicted.forecast(asking: environment).evidence)
    } catch {
      throw .lesson(.question(error))
    }
  }

  /// Shows what was to be predicted, which is asked once: a wrong answer is one that was given.
  ///
  /// - Parameter answer: the places of the choices; nil where nobody has answered.
  /// - Returns: that, and what comes next.
  func reveal(
    _ prediction: OpenPrediction, of question: OpenQuestion, after answer: Set<Int>?, display: Display
  ) throws(ShellError) -> Output {
    let reveal = PredictionReveal(prediction: prediction, session: appSession, display: display)
    let text = try reveal.text(after: answer)
    let isRight = answer == prediction.quiz.rightAnswer
    try note {
      $0.answers[question.number] = answer ?? []
      if !isRight { $0.wrongAnswers[question.number, default: 0] += 1 }
      if answer == nil { $0.sawSolution = true }
    }
    guard try check().isReached else { return Output(text) }
    return Output(text + "\n\n" + (try finishStep(display: display)))
  }

  /// Shows what was to be predicted although nobody has answered; nil where nothing is, or where the app cannot show it.
  func giveUpPrediction(display: Display) throws(ShellError) -> Output? {
    guard let question = askedQuestion, let prediction = try? prediction(question) else { return nil }
    return try reveal(prediction, of: question, after: nil, display: display)
  }
}
