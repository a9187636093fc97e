import TerminalText

/// Reads an order: a question, a list in the right order or a line `answers: trace order …`, and an explanation as a quote.
struct OrderParser {
  /// Nil if there is nothing to put in order.
  private(set) var quiz: Quiz?
  private(set) var notes: [LessonNote] = []

  private static let answersKey = "answers"

  /// - Parameter line: the line of the opening fence.
  init(text: String, line: Int) {
    let keys = FenceKeys([Self.answersKey, QuizParser.lookKey], in: text, after: line)
    var question: [MarkdownBlock] = []
    var items: [MarkdownList.Item] = []
    var explanation: [MarkdownBlock] = []
    for block in MarkdownDocument(parsing: keys.rest, firstLine: line + 1).blocks {
      switch block.content {
      case .list(let list) where items.isEmpty: items = list.items
      case .quote(let blocks): explanation += blocks
      default: question.append(block)
      }
    }
    if question.isEmpty { notes.append(LessonNote(line: line, issue: .quizWithoutQuestion)) }
    let answers = keys.values[Self.answersKey]
    let calls = answers.flatMap { CallOrder(words: $0.text.split(separator: " ").map(String.init)) }
    guard calls != nil || answers == nil && items.count >= CallOrder.fewest else {
      notes.append(LessonNote(line: answers?.line ?? line, issue: .orderWithoutItems))
      return
    }
    let choices = items.map { Quiz.Choice(blocks: $0.blocks, isRight: true, reason: []) }
    quiz = Quiz(
      question: question, choices: choices, explanation: explanation, line: line,
      form: .order(Array(1...max(items.count, 1))),
      callOrder: calls, look: keys.values[QuizParser.lookKey])
  }
}
