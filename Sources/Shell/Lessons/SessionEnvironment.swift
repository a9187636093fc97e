import LessonKit
import Rules
import ScreenKit
import StageProtocol

/// A session as lessons and expectations see it: it answers their questions, and carries out their commands.
struct SessionEnvironment: LessonEnvironment {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// - Throws: `ShellError`.
  func answer<Asked: Question>(to question: Asked) throws -> Asked.Answer {
    let answer: Any =
      switch question {
      case let question as any StageQuestion: try session.ask(question)
      case let question as any SessionQuestion: try question.answer(in: session)
      default: ()
      }
    guard let answer = answer as? Asked.Answer else {
      throw ShellError.failed("the shell has no answer to \(Asked.self)")
    }
    return answer
  }

  func run(_ commandLine: String) throws {
    var last = Output.none
    let status = session.run(line: commandLine) { last = $0 }
    if status != .done { throw ShellError.failed(last.text.plain) }
  }

  func reset() {
    session.close()
  }
}

/// A question of a goal that is not for the stage: about the app's code, or about other wirings.
protocol SessionQuestion: Question {
  func answer(in session: Session) throws(ShellError) -> Answer
}

extension FindingsQuestion: SessionQuestion {
  func answer(in session: Session) throws(ShellError) -> [Finding] { try session.rules(only: rules).findings }
}

extension BuildQuestion: SessionQuestion {
  func answer(in session: Session) throws(ShellError) {
    _ = try session.builder.build(try session.requireApp().wiring, isCancelled: session.isCancelled)
  }
}

extension WiringsQuestion: SessionQuestion {
  func answer(in session: Session) -> [String] { session.wirings.names }
}

extension WiringScreenQuestion: SessionQuestion {
  func answer(in session: Session) throws(ShellError) -> Screen {
    let events = try session.requireApp().log.events
    let wiring = try session.wirings.wiring(self.wiring, relativeTo: session.folder)
    return try session.screen(in: wiring, after: events)
  }
}
