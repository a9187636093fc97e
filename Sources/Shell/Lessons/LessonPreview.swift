import Grammar
import LessonKit
import ShellText
import TerminalText

/// A lesson as a learner will see it: the page of each step, and what comes up in it one thing after the other.
///
/// No app is compiled, so that the choices of questions to the graph are not shown.
public struct LessonPreview {
  private let session: Session
  private let lesson: Lesson
  private let display: Display

  /// - Parameter id: the lesson's id or number.
  /// - Throws: `ShellError.lesson`, with the nearest id.
  public init(of id: String, in session: Session) throws(ShellError) {
    self.session = session
    lesson = try session.lessons.library.lesson(id)
    display = session.display
  }

  /// The whole lesson, or one step of it.
  ///
  /// - Parameter step: its number, from 1.
  /// - Throws: `ShellError.lesson` where there is no such step.
  public func output(step number: Int? = nil) throws(ShellError) -> Output {
    guard let number else {
      var parts = [text.introduction(to: lesson)]
      for index in lesson.steps.indices { parts.append(try page(index)) }
      return Output(parts.joined(separator: "\n\n" + StyledText(rule, .quiet) + "\n\n"))
    }
    guard lesson.steps[number: number] != nil else {
      throw .lesson(.noStep(number, lesson: lesson.id, count: lesson.steps.count))
    }
    return Output(try page(number - 1))
  }

  private var text: LessonText { LessonText(display: display) }

  private var rule: String { display.isAccessible ? "next step" : String(repeating: "─", count: 20) }

  private func page(_ index: Int) throws(ShellError) -> StyledText {
    guard var place = OpenLesson(lesson, at: nil) else { throw .lesson(.noSteps(lesson: lesson.id)) }
    place.index = index
    let step = place.step
    var parts = [text.step(place, after: StepProgress(), task: try task(of: step))]
    for (index, hint) in step.hints.enumerated() {
      parts.append(head("hint \(index + 1) of \(step.hints.count)") + text.markdown(hint.blocks))
    }
    for turn in step.turns { parts.append(head("a wrong turn") + text.markdown(turn.blocks)) }
    let questions = step.openQuestions(after: StepProgress())
    for question in step.hasTask ? questions[...] : questions.dropFirst() {
      parts.append(head("question \(question.number) of \(questions.count)") + text.quiz(question))
    }
    if !step.closing.isEmpty { parts.append(head("once it is done") + text.markdown(step.closing)) }
    return parts.joined(separator: "\n\n")
  }

  private func head(_ words: String) -> StyledText { StyledText("— \(words) —", .quiet) + "\n" }

  /// The code to write, or to put in order; nil if there is none.
  private func task(of step: LessonStep) throws(ShellError) -> StyledText? {
    if let arrangement = step.arrangement {
      let code = try ArrangementCode(arrangement, of: lesson, for: session.workshops)
      let mixed = MixedParts(code.body.parts, distractors: code.distractors, joins: 0)
      return ArrangementText(code: code, display: display).task(mixed)
    }
    guard let exercise = step.exercise else { return nil }
    let code = try LessonExerciseCode(exercise, of: lesson, for: session.workshops)
    let words = text.markdown(MarkdownDocument(parsing: code.exercise.task, firstLine: 1).blocks)
    return words + "\n\n" + ExerciseText.asked(by: code.exercise, display: display)
  }
}
