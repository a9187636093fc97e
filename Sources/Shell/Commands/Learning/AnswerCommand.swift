import LessonKit
import ShellText
import TerminalText

/// Answers a question.
struct AnswerCommand: LearningCommand {
  let name = "answer"
  let group = CommandGroup.learning
  let summary = "answer the question of the step"
  let arguments = [Argument("number", .repeated)]
  let examples = [Example("answer 2", "the second is right"), Example("answer 1 3", "the first and the third are")]

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let step = try player.requireLesson().step
    let answers = try player.stepProgress().answers
    guard let question = step.openQuestions(after: answers).first,
      let number = step.quizzes.firstIndex(of: question)
    else { throw .lesson(step.quizzes.isEmpty ? .noQuestion : .allAnswered) }
    let quiz = try player.posed(question)
    guard let answer = quiz.answer(reading: invocation.arguments.joined(separator: " ")) else {
      throw .badValue(
        invocation.arguments.joined(separator: " "), expected: "numbers of choices, 1 to \(quiz.choices.count)")
    }
    let isRight = answer == quiz.rightAnswer
    // What the graph says may change, so that a wrong answer is not worth keeping.
    if isRight || quiz.graphQuestion == nil { try player.note { $0.answers[number + 1] = answer } }
    let text = LessonText(display: display)
    guard isRight else {
      return Output(.result, "\(text.mark(false))not that one; look again, and try another", status: .checkFailed)
    }
    var lines: [StyledText] = ["\(text.mark(true))right"]
    if !quiz.explanation.isEmpty { lines.append(text.markdown(quiz.explanation)) }
    if try player.check().isReached {
      let next = try player.finishStep(display: display)
      lines.append(try player.stepProgress().isDone ? next : "\n" + next)
    }
    return Output(lines.joined(separator: "\n"))
  }
}
