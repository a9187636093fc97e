import TerminalText

/// Reads a quiz whose choices come from the live graph: a question, a line `answers: ? -> UserPresenter strong`, and
/// an explanation as a quote.
struct GraphQuizParser {
  /// Nil if the line is missing or cannot be read.
  let quiz: Quiz?
  private(set) var notes: [LessonNote] = []

  private static let key = "answers"

  /// - Parameter line: the line of the opening fence.
  init(text: String, line: Int) {
    let keys = FenceKeys([Self.key, QuizParser.lookKey], in: text, after: line)
    let answers = keys.values[Self.key]
    var question: [MarkdownBlock] = []
    var explanation: [MarkdownBlock] = []
    for block in MarkdownDocument(parsing: keys.rest, firstLine: line + 1).blocks {
      if case .quote(let blocks) = block.content { explanation += blocks } else { question.append(block) }
    }
    if question.isEmpty { notes.append(LessonNote(line: line, issue: .quizWithoutQuestion)) }
    guard let answers, let asked = GraphQuestion(words: answers.text.split(separator: " ").map(String.init)) else {
      quiz = nil
      notes.append(LessonNote(line: answers?.line ?? line, issue: .graphQuizWithoutAnswers))
      return
    }
    quiz = Quiz(
      question: question, choices: [], explanation: explanation, line: line, graphQuestion: asked,
      look: keys.values[QuizParser.lookKey])
  }
}
