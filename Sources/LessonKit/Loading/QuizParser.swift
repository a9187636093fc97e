import TerminalText

/// Reads a quiz: a question, a list of choices with the right ones ticked and a reason below each, and an explanation as
/// a quote.
struct QuizParser {
  let quiz: Quiz
  private(set) var notes: [LessonNote] = []

  /// The keys of lines that are neither question nor choice.
  static let lookKey = "look"

  /// - Parameters:
  ///   - line: the line of the opening fence.
  ///   - form: how it is answered; the choices of a short question are the answers that are known.
  init(text: String, line: Int, form: QuizForm = .choices) {
    var question: [MarkdownBlock] = []
    var choices: [Quiz.Choice] = []
    var unexplained: [LessonNote] = []
    var explanation: [MarkdownBlock] = []
    let keys = FenceKeys([Self.lookKey], in: text, after: line)
    for block in MarkdownDocument(parsing: keys.rest, firstLine: line + 1).blocks {
      switch block.content {
      case .list(let list) where list.items.contains { $0.isTicked != nil }:
        for item in list.items {
          let choice = Quiz.Choice(item)
          choices.append(choice)
          if choice.reason.isEmpty { unexplained.append(LessonNote(line: item.line, issue: .choiceWithoutReason)) }
        }
      case .quote(let blocks) where !choices.isEmpty: explanation += blocks
      default: question.append(block)
      }
    }
    quiz = Quiz(
      question: question, choices: choices, explanation: explanation, line: line, form: form,
      look: keys.values[Self.lookKey])
    let flaws: [(Bool, LessonIssue)] = [
      (question.isEmpty, .quizWithoutQuestion),
      (form == .short && quiz.rightAnswer.isEmpty, .shortWithoutAnswer),
      (form == .choices && choices.count < 2, .quizWithoutChoices),
      (form == .choices && choices.count >= 2 && quiz.rightAnswer.isEmpty, .quizWithoutRightAnswer),
    ]
    notes = flaws.filter(\.0).map { LessonNote(line: line, issue: $0.1) } + unexplained
  }
}

extension Quiz.Choice {
  /// Reads what a choice says, and from the list below it the reason.
  fileprivate init(_ item: MarkdownList.Item) {
    var blocks = item.blocks
    var reason: [MarkdownBlock] = []
    if case .list(let list) = blocks.last?.content, list.items.count == 1 {
      reason = list.items[0].blocks
      blocks.removeLast()
    }
    self.init(blocks: blocks, isRight: item.isTicked == true, reason: reason)
  }
}
