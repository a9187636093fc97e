import Grammar
import StageProtocol
import TerminalText

/// Reads a prediction: an event or several, a question, a line `answers: trace decides`, and an explanation as a quote.
struct PredictionParser {
  /// Nil if something is missing or cannot be read.
  private(set) var quiz: Quiz?
  private(set) var notes: [LessonNote] = []

  private static let answersKey = "answers"
  private static let wiringsKey = "wirings"

  /// - Parameter line: the line of the opening fence.
  init(text: String, line: Int) {
    let keys = FenceKeys([Self.answersKey, Self.wiringsKey, QuizParser.lookKey], in: text, after: line)
    let lines = keys.rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = lines.prefix { $0.isEmpty || !Self.events(in: $0).isEmpty }
    // Blank lines in their place keep the numbers of the lines below.
    let body = Array(repeating: "", count: head.count) + lines.dropFirst(head.count)
    var question: [MarkdownBlock] = []
    var explanation: [MarkdownBlock] = []
    for block in MarkdownDocument(parsing: body.joined(separator: "\n"), firstLine: line + 1).blocks {
      if case .quote(let blocks) = block.content { explanation += blocks } else { question.append(block) }
    }
    let events = head.flatMap(Self.events)
    if events.isEmpty { note(.predictionWithoutEvent, line: line + 1) }
    if question.isEmpty { note(.quizWithoutQuestion, line: line) }
    let answers = keys.values[Self.answersKey]
    guard let answers, let prediction = try? Prediction(parsing: answers.text) else {
      note(.predictionWithoutAnswers, line: answers?.line ?? line)
      return
    }
    guard !events.isEmpty, !question.isEmpty else { return }
    let predicted = PredictedEvent(
      events, prediction: prediction,
      wirings: keys.values[Self.wiringsKey]?.text.split(separator: " ").map(String.init) ?? [],
      commands: ScriptLine.lines(of: head.joined(separator: "\n"), after: line))
    quiz = Quiz(
      question: question, choices: [], explanation: explanation, line: line, predicted: predicted,
      look: keys.values[QuizParser.lookKey])
  }

  /// The events of a line of commands; none if one of them is no event.
  private static func events(in line: String) -> [StageEvent] {
    let commands = ParsedLine(line).commands.map { $0.map(\.text) }
    let events = commands.compactMap { try? StageEvent(words: $0) }
    return events.count == commands.count ? events : []
  }

  private mutating func note(_ issue: LessonIssue, line: Int) {
    notes.append(LessonNote(line: line, issue: issue))
  }
}
