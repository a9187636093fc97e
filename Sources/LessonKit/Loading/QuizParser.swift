import TerminalText

/// Reads a quiz: a question, a list of choices with the right ones ticked, and an explanation as a quote.
struct QuizParser {
  let quiz: Quiz
  private(set) var notes: [LessonNote] = []

  /// - Parameter line: the line of the opening fence.
  init(text: String, line: Int) {
    var question: [MarkdownBlock] = []
    var choices: [Quiz.Choice] = []
    var explanation: [MarkdownBlock] = []
    for block in MarkdownDocument(parsing: text, firstLine: line + 1).blocks {
      switch block.content {
      case .list(let list) where list.items.contains { $0.isTicked != nil }:
        choices += list.items.map { Quiz.Choice(blocks: $0.blocks, isRight: $0.isTicked == true) }
      case .quote(let blocks) where !choices.isEmpty: explanation += blocks
      default: question.append(block)
      }
    }
    quiz = Quiz(question: question, choices: choices, explanation: explanation, line: line)
    let flaws: [(Bool, LessonIssue)] = [
      (question.isEmpty, .quizWithoutQuestion),
      (choices.count < 2, .quizWithoutChoices),
      (choices.count >= 2 && quiz.rightAnswer.isEmpty, .quizWithoutRightAnswer),
    ]
    notes = flaws.filter(\.0).map { LessonNote(line: line, issue: $0.1) }
  }
}
