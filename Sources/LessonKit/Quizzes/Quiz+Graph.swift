import StageProtocol
import TerminalText

extension Quiz {
  /// The quiz with the choices that the live graph gives; one that has its own is answered as it is.
  ///
  /// - Throws: `GraphQuestionError` where the graph gives none.
  public func posed(by shell: any QuestionAnswerer) throws(GraphQuestionError) -> Quiz {
    guard let graphQuestion else { return self }
    let choices: [GraphQuestion.Choice]
    do {
      choices = try graphQuestion.choices(in: try shell.answer(to: .graph(.ownership)))
    } catch let error as GraphQuestionError {
      throw error
    } catch {
      throw .noGraph(reason: String(describing: error))
    }
    return Quiz(
      question: question,
      choices: choices.map { choice in
        Choice(
          blocks: MarkdownDocument(parsing: "`\(choice.text)`", firstLine: line).blocks, isRight: choice.isRight)
      },
      explanation: explanation, line: line, graphQuestion: graphQuestion)
  }

  /// Whether what was kept of earlier answers means that the quiz is done.
  ///
  /// Of a question to the graph only right answers are kept, since the graph may have changed since.
  public func isDone(after answer: Set<Int>?) -> Bool {
    graphQuestion == nil ? answer == rightAnswer : answer != nil
  }
}
