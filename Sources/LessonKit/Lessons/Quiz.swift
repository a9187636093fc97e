import TerminalText

/// A question, and what can be answered.
public struct Quiz: Hashable, Sendable {
  /// What is asked, in Markdown.
  public let question: [MarkdownBlock]
  /// In the order in which they are shown; none where the live graph gives them.
  public let choices: [Choice]
  /// What to say once it is answered; may be empty.
  public let explanation: [MarkdownBlock]
  /// The line of its opening fence.
  public let line: Int
  /// The question to the live graph that gives the choices; nil if they are written in the lesson.
  public let graphQuestion: GraphQuestion?
  /// The calls whose order the last event gives; nil if it is written, or is not asked for.
  public let callOrder: CallOrder?
  /// How it is answered.
  public let form: QuizForm
  /// The event that is withheld until the question is answered, and that gives the choices; nil if there is none.
  public let predicted: PredictedEvent?
  /// The command that shows what the answer can be read from; nil if the lesson names none and none can be computed.
  public let look: ScriptLine?

  init(
    question: [MarkdownBlock], choices: [Choice], explanation: [MarkdownBlock], line: Int,
    form: QuizForm = .choices, graphQuestion: GraphQuestion? = nil, callOrder: CallOrder? = nil,
    predicted: PredictedEvent? = nil, look: ScriptLine? = nil
  ) {
    self.question = question
    self.choices = choices
    self.explanation = explanation
    self.line = line
    self.form = form
    self.graphQuestion = graphQuestion
    self.callOrder = callOrder
    self.predicted = predicted
    self.look = look ?? graphQuestion.map { ScriptLine(text: $0.look, line: line) }
  }

  /// A question to the live graph in other words than a lesson's.
  ///
  /// - Parameters:
  ///   - words: what is asked, in Markdown.
  ///   - line: the line of the question that it stands for.
  public init(asking question: GraphQuestion, words: String, line: Int) {
    self.init(
      question: MarkdownDocument(parsing: words, firstLine: line).blocks, choices: [], explanation: [], line: line,
      graphQuestion: question)
  }

  /// One answer to choose.
  public struct Choice: Hashable, Sendable {
    /// What it says, in Markdown.
    public let blocks: [MarkdownBlock]
    /// Whether it is part of the right answer.
    public let isRight: Bool
    /// Why it is right or wrong, in Markdown.
    public let reason: [MarkdownBlock]
  }

  /// Whether the app gives the choices.
  public var asksApp: Bool { graphQuestion != nil || callOrder != nil || predicted != nil }

  /// The places of the right choices, from 1.
  public var rightAnswer: Set<Int> {
    Set(choices.indices.filter { choices[$0].isRight }.map { $0 + 1 })
  }

  /// The same quiz with the choices that the app has given.
  func offering(_ choices: [Choice], form: QuizForm? = nil) -> Quiz {
    Quiz(
      question: question, choices: choices, explanation: explanation, line: line, form: form ?? self.form,
      graphQuestion: graphQuestion, callOrder: callOrder, predicted: predicted, look: look)
  }

  /// The quiz as it is asked after so many wrong answers: from the second on, each moves the choices on by one place.
  func turned(afterWrongAnswers count: Int) -> Quiz { count > 1 ? turned(by: count - 1) : self }

  /// The quiz with its choices moved on by so many places; one that asks for no choice stays as it is.
  public func turned(by turn: Int) -> Quiz {
    form == .choices && choices.count > 1 ? offering(choices.turned(by: turn)) : self
  }

  /// Reads an answer as a person gives it: the numbers or letters of choices, `2`, `b`, `1 3`, `a,c`, or words of one.
  ///
  /// - Returns: the numbers of the choices, from 1; nil if the words do not name choices.
  public func answer(reading text: String) -> Set<Int>? { numbers(reading: text) ?? answer(naming: text) }

  /// Reads numbers and letters alone.
  func numbers(reading text: String) -> Set<Int>? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    let answer = words.compactMap { word -> Int? in
      if let number = Int(word) { return number }
      guard word.count == 1, let letter = word.first?.asciiValue else { return nil }
      return Int(letter) - Int(UInt8(ascii: "a")) + 1
    }
    .filter { $0 > 0 && $0 <= choices.count }
    return answer.isEmpty || answer.count < words.count ? nil : Set(answer)
  }
}
