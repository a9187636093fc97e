import LessonKit
import Rules
import ScreenKit
import StageProtocol

extension AppSession: QuestionAnswerer {
  /// The answer of the stage, or for a question about the app's code or another wiring, of the session itself.
  ///
  /// - Throws: `ShellError`.
  public func answer<Asked: Question>(to question: Asked) throws -> Asked.Answer {
    let answer: Any =
      switch question {
      case let question as any StageQuestion: try ask(question)
      case let question as any SessionQuestion: try question.answer(in: self)
      default: ()
      }
    guard let answer = answer as? Asked.Answer else {
      throw ShellError.noAnswer(question: "\(Asked.self)")
    }
    return answer
  }
}

/// A question that the stage cannot answer: about the app's code, or about other wirings.
protocol SessionQuestion: Question {
  func answer(in session: AppSession) throws(ShellError) -> Answer
}

extension FindingsQuestion: SessionQuestion {
  func answer(in session: AppSession) throws(ShellError) -> [Finding] { try session.rules(only: rules).findings }
}

extension BuildQuestion: SessionQuestion {
  func answer(in session: AppSession) throws(ShellError) {
    _ = try session.builder.build(try session.requireApp().wiring, isCancelled: session.isCancelled)
  }
}

extension PlacesQuestion: SessionQuestion {
  func answer(in session: AppSession) throws(ShellError) -> [SourceIndex.Location] {
    let index = try session.declaredCode().index
    return names.compactMap { index.declarations(called: $0).first }.map {
      SourceIndex.Location(file: $0.file, line: $0.line)
    }
  }
}

extension WiringsQuestion: SessionQuestion {
  func answer(in session: AppSession) -> [String] { session.wirings.names }
}

extension WiringScreenQuestion: SessionQuestion {
  func answer(in session: AppSession) throws(ShellError) -> Screen {
    let events = try session.requireApp().log.events + self.events
    let wiring = try session.wirings.wiring(self.wiring, relativeTo: session.folder)
    return try session.screen(in: wiring, after: events)
  }
}
