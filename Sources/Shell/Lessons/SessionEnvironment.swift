import LessonKit
import ShellText
import StageProtocol

/// A session as lessons see it: they ask it questions, and have it carry out commands that nobody watches.
struct SessionEnvironment: LessonEnvironment {
  private unowned let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func answer<Asked: Question>(to question: Asked) throws -> Asked.Answer {
    try session.appSession.answer(to: question)
  }

  func run(_ commandLine: String) throws {
    var last = Output.none
    let status = session.run(line: commandLine, isWatched: false) { last = $0 }
    // What a command has found is an answer, also where it is nothing good.
    if status != .done, last.kind == .problem { throw ShellError.commandFailed(last.text.plain) }
  }

  func launch(_ exercise: LessonExercise, of lesson: Lesson, as form: LessonExercise.Form) throws {
    reset()
    guard let wiring = try session.lessons.bench.form(form, of: exercise, in: lesson) else { return }
    do throws(ShellError) {
      _ = try session.appSession.switchTo(wiring)
    } catch {
      guard case .doesNotCompile = error, form != .reference else { throw error }
      reset()
    }
  }

  func reset() {
    session.appSession.close()
  }
}
