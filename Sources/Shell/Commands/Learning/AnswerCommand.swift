import LessonKit
import ShellText
import TerminalText

/// Answers a question.
struct AnswerCommand: LearningCommand {
  let name = "answer"
  let group = CommandGroup.learning
  let summary = "answer the question that is open"
  let arguments = [Argument("answer", .repeated)]
  let examples = [
    Example("answer 2", "the second is right; 2 alone says the same"),
    Example("answer 1 3", "the first and the third are"),
    Example("answer weak", "the choice that alone has this word"),
    Example("answer 3 1 2", "where an order is asked for: the third comes first"),
    Example("answer UserPresenter", "where a word is asked for"),
  ]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let words = invocation.arguments.joined(separator: " ")
    if let shown = try session.predictor.answer(words, display: display) { return shown }
    return try run(invocation, with: session.lessons, display: display)
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    if player.series != nil {
      return try player.answerSeries(invocation.arguments.joined(separator: " "), display: display)
    }
    let step = try player.requireLesson().step
    guard player.openQuestion != nil else {
      guard step.quizzes.isEmpty else { throw .lesson(.allAnswered) }
      throw .lesson(.noQuestion(isDone: step.isReading || player.openLesson?.isAnnounced == true))
    }
    guard let question = player.askedQuestion else { throw .lesson(.notYetAsked) }
    let quiz = try player.posed(question)
    let words = invocation.arguments.joined(separator: " ")
    switch quiz.form {
    case .choices: break
    case .order: return try order(words, quiz, question, with: player, display: display)
    case .short: return try short(words, quiz, question, with: player, display: display)
    }
    guard let answer = quiz.answer(reading: words) else {
      throw .badValue(words, expected: "numbers of choices, 1 to \(quiz.choices.count), or words that one alone has")
    }
    if let prediction = try player.prediction(question) {
      return try player.reveal(prediction, of: question, after: answer, display: display)
    }
    return answer == quiz.rightAnswer
      ? try right(quiz, question, with: player, display: display)
      : try wrong(answer, quiz, question, with: player, display: display)
  }

  private func order(
    _ words: String, _ quiz: Quiz, _ question: OpenQuestion, with player: LessonPlayer, display: Display
  ) throws(ShellError) -> Output {
    guard let order = quiz.order(reading: words) else {
      throw .badValue(words, expected: "each number from 1 to \(quiz.choices.count) once, in the right order")
    }
    let text = player.text(display)
    let count = quiz.rightPlaces(in: order)
    if count == order.count {
      return try right(
        quiz, question, reasons: ["\(text.mark(true))right, in this order"], with: player, display: display)
    }
    let words: StyledText =
      count == 0
      ? "something else comes first"
      : "the first \(count == 1 ? "one is" : "\(count) are") right, then something else comes"
    return try wrong([text.mark(false) + "no: " + words], quiz, question, with: player, display: display)
  }

  private func short(
    _ words: String, _ quiz: Quiz, _ question: OpenQuestion, with player: LessonPlayer, display: Display
  ) throws(ShellError) -> Output {
    let text = player.text(display)
    let known = quiz.knownAnswer(words)
    if let known, known.isRight {
      return try right(quiz, question, reasons: [text.reason(known)], with: player, display: display)
    }
    let reason = known.map(text.reason) ?? text.mark(false) + "no, that is not it"
    return try wrong([reason], quiz, question, with: player, display: display)
  }

  /// - Parameter reasons: what to say of the answer; nil for the reasons of the choices.
  private func right(
    _ quiz: Quiz, _ question: OpenQuestion, reasons: [StyledText]? = nil, with player: LessonPlayer, display: Display
  ) throws(ShellError) -> Output {
    // The places are those of the lesson, in whatever order the choices were shown.
    try player.note { $0.answers[question.number] = question.quiz.rightAnswer }
    let text = player.text(display)
    var lines = reasons ?? quiz.choices.filter(\.isRight).map(text.reason)
    if !quiz.explanation.isEmpty { lines.append(text.markdown(quiz.explanation)) }
    if try player.check().isReached {
      let next = try player.finishStep(display: display)
      lines.append(try player.stepProgress().isDone ? next : "\n" + next)
    }
    return Output(lines.joined(separator: "\n"))
  }

  /// From the second wrong answer on, the question is asked again with its choices in other places.
  private func wrong(
    _ answer: Set<Int>, _ quiz: Quiz, _ question: OpenQuestion, with player: LessonPlayer, display: Display
  ) throws(ShellError) -> Output {
    let text = player.text(display)
    let mistakes = answer.subtracting(quiz.rightAnswer).sorted().map { quiz.choices[$0 - 1] }
    let lines = mistakes.isEmpty ? ["\(text.mark(false))right so far, but that is not all"] : mistakes.map(text.reason)
    return try wrong(lines, quiz, question, with: player, display: display)
  }

  /// - Parameter reasons: what is wrong with the answer.
  private func wrong(
    _ reasons: [StyledText], _ quiz: Quiz, _ question: OpenQuestion, with player: LessonPlayer, display: Display
  ) throws(ShellError) -> Output {
    try player.note { $0.wrongAnswers[question.number, default: 0] += 1 }
    let text = player.text(display)
    var lines = reasons
    if let again = player.openQuestion, again.wrongAnswers > 1 {
      let advice = quiz.look.map { "look: `\($0.text)`" } ?? "read the step again: `lesson`"
      lines.append(StyledText(marking: "before you answer again, \(advice)") + "\n")
      lines.append(text.quiz(again))
    }
    return Output(.result, lines.joined(separator: "\n"), status: .checkFailed)
  }
}
