import TerminalText

/// A question with choices.
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

  init(
    question: [MarkdownBlock], choices: [Choice], explanation: [MarkdownBlock], line: Int,
    graphQuestion: GraphQuestion? = nil
  ) {
    self.question = question
    self.choices = choices
    self.explanation = explanation
    self.line = line
    self.graphQuestion = graphQuestion
  }

  /// One answer to choose.
  public struct Choice: Hashable, Sendable {
    /// What it says, in Markdown.
    public let blocks: [MarkdownBlock]
    /// Whether it is part of the right answer.
    public let isRight: Bool
  }

  /// The places of the right choices, from 1.
  public var rightAnswer: Set<Int> {
    Set(choices.indices.filter { choices[$0].isRight }.map { $0 + 1 })
  }

  /// Reads an answer as a person gives it: the numbers or letters of choices, `2`, `b`, `1 3`, `a,c`.
  ///
  /// - Returns: the numbers of the choices, from 1; nil if the words do not name choices.
  public func answer(reading text: String) -> Set<Int>? {
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
