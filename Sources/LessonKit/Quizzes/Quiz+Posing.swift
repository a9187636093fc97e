import StageProtocol
import TerminalText

extension Quiz {
  /// The quiz with the choices that the live app gives; one that has its own keeps them.
  ///
  /// - Parameter wrongAnswers: how often it was answered wrongly; from the second time on, the choices are not the same
  ///   again.
  /// - Throws: `QuizError` where the app gives none.
  public func posed(
    by shell: any QuestionAnswerer, afterWrongAnswers wrongAnswers: Int = 0
  ) throws(QuizError) -> Quiz {
    if case .order = form { return try inOrder(by: shell).shuffled(afterWrongAnswers: wrongAnswers) }
    if let predicted { return predicted.quiz(self, posing: try predicted.forecast(asking: shell)) }
    return try filled(by: shell, wrongAnswers: wrongAnswers).turned(afterWrongAnswers: wrongAnswers)
  }

  private func filled(by shell: any QuestionAnswerer, wrongAnswers: Int) throws(QuizError) -> Quiz {
    guard let graphQuestion else { return self }
    let choices: [GraphQuestion.Choice]
    do {
      let graph = PlacedGraph(try shell.answer(to: .graph(.ownership)), asking: shell)
      choices = try graphQuestion.choices(in: graph, afterWrongAnswers: wrongAnswers)
    } catch let error as GraphQuestionError {
      throw .graph(error)
    } catch {
      throw .graph(.noGraph(reason: String(describing: error)))
    }
    return offering(
      choices.map { Choice(text: "`\($0.text)`", isRight: $0.isRight, reason: $0.reason, line: line) })
  }

  /// Whether what was kept of earlier answers means that the quiz is done.
  ///
  /// Of a question to the graph, and of an order or words, only right answers are kept, since the graph may have changed since; a prediction is made
  /// once.
  public func isDone(after answer: Set<Int>?) -> Bool {
    form == .choices && graphQuestion == nil && predicted == nil ? answer == rightAnswer : answer != nil
  }
}

extension Quiz.Choice {
  /// A choice whose words are Markdown.
  ///
  /// - Parameter line: the line that its words count as.
  init(text: String, isRight: Bool, reason: String, line: Int) {
    func blocks(_ text: String) -> [MarkdownBlock] { MarkdownDocument(parsing: text, firstLine: line).blocks }
    self.init(blocks: blocks(text), isRight: isRight, reason: blocks(reason))
  }
}
