import TerminalText

/// Reads a quiz whose choices come from the live graph: a question, a line `answers: ? -> UserPresenter strong`, and
/// an explanation as a quote.
struct GraphQuizParser {
  /// Nil if the line is missing or cannot be read.
  let quiz: Quiz?
  private(set) var notes: [LessonNote] = []

  private static let key = "answers:"

  /// - Parameter line: the line of the opening fence.
  init(text: String, line: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { $0.hasPrefix(Self.key) }
    let words = place.map { lines[$0].dropFirst(Self.key.count).split(separator: " ").map(String.init) }
    // A blank line in its place keeps the numbers of the lines below.
    let rest = lines.enumerated().map { $0.offset == place ? "" : String($0.element) }.joined(separator: "\n")
    var question: [MarkdownBlock] = []
    var explanation: [MarkdownBlock] = []
    for block in MarkdownDocument(parsing: rest, firstLine: line + 1).blocks {
      if case .quote(let blocks) = block.content { explanation += blocks } else { question.append(block) }
    }
    if question.isEmpty { notes.append(LessonNote(line: line, issue: .quizWithoutQuestion)) }
    guard let words, let asked = GraphQuestion(words: words) else {
      quiz = nil
      notes.append(LessonNote(line: place.map { line + 1 + $0 } ?? line, issue: .graphQuizWithoutAnswers))
      return
    }
    quiz = Quiz(question: question, choices: [], explanation: explanation, line: line, graphQuestion: asked)
  }
}
