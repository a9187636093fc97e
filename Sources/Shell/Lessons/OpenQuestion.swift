import LessonKit
import StageProtocol

/// A question of a step that has not been answered rightly.
struct OpenQuestion {
  let quiz: Quiz
  /// Its place among the step's questions, from 1.
  let number: Int
  /// How often it was answered wrongly.
  let wrongAnswers: Int

  /// The question with the choices that are offered now.
  func posed(by shell: any QuestionAnswerer) throws(QuizError) -> Quiz {
    try quiz.posed(by: shell, afterWrongAnswers: wrongAnswers)
  }
}

extension LessonStep {
  /// The questions that have not been answered rightly.
  func openQuestions(after progress: StepProgress) -> [OpenQuestion] {
    quizzes.enumerated().compactMap { index, quiz in
      let number = index + 1
      guard !quiz.isDone(after: progress.answers[number]) else { return nil }
      return OpenQuestion(quiz: quiz, number: number, wrongAnswers: progress.wrongAnswers[number] ?? 0)
    }
  }
}
