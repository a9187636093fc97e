/// Plays lessons: each step's goal must fail after its setup and hold after its solution, and each wrong turn must be
/// known where it leads.
public struct LessonChecker {
  let environment: any LessonEnvironment
  private let isStopped: () -> Bool

  /// A checker that plays lessons in this environment, and leaves it as the last step left it.
  ///
  /// - Parameter isStopped: asked before and after each step; when it says yes, no further step is played.
  public init(environment: any LessonEnvironment, isStopped: @escaping () -> Bool = { false }) {
    self.environment = environment
    self.isStopped = isStopped
  }

  /// Everything that is wrong with the lessons when they are played, in their order.
  ///
  /// - Parameter willPlay: called with each step before it is played.
  public func problems(
    in lessons: [Lesson], willPlay: (Lesson, LessonStep) -> Void = { _, _ in }
  ) -> [LessonProblem] {
    var problems: [LessonProblem] = []
    for lesson in lessons {
      for step in lesson.steps {
        if isStopped() { return problems }
        willPlay(lesson, step)
        let notes = notes(for: step, of: lesson)
        // What a step that was stopped lacks is not the lesson's fault.
        if isStopped() { return problems }
        problems += notes.map { LessonProblem(file: lesson.file, line: $0.line, issue: $0.issue) }
      }
    }
    return problems
  }

  private func notes(for step: LessonStep, of lesson: Lesson) -> [LessonNote] {
    if let exercise = step.exercise { return notes(for: exercise, in: step, of: lesson) }
    if let note = begin(step) { return [note] }
    guard let first = step.goals.first else { return quizNotes(for: step) }
    if isReached(step) { return [LessonNote(line: first.line, issue: .goalHoldsBefore)] }
    var hints = HintWatch(step)
    for line in step.solution {
      hints.look(asking: environment)
      if let note = play([line], orNote: { .solutionFailed($0, reason: $1) }) { return [note] }
    }
    let unmet = step.goals.compactMap { placed -> LessonNote? in
      guard case .unmet(let reason) = placed.goal.verdict(asking: environment) else { return nil }
      return LessonNote(line: placed.line, issue: .goalNotReached(placed.goal, reason: reason))
    }
    return unmet + quizNotes(for: step) + turnNotes(for: step, hints: &hints) + hints.notes
  }

  /// Starts afresh and plays the setup.
  func begin(_ step: LessonStep) -> LessonNote? {
    do {
      try environment.reset()
    } catch {
      return LessonNote(line: step.line, issue: .resetFailed(reason: String(describing: error)))
    }
    return play(step.setup, orNote: { .setupFailed($0, reason: $1) })
  }

  func isReached(_ step: LessonStep) -> Bool {
    step.goals.allSatisfy { $0.goal.verdict(asking: environment).isMet }
  }

  /// Questions to the app are asked when the goals are reached; what one predicts has happened before the next is asked.
  func quizNotes(for step: LessonStep) -> [LessonNote] {
    var notes: [LessonNote] = []
    for quiz in step.quizzes {
      if let note = note(on: quiz) { notes.append(note) }
      if let note = play(quiz.predicted?.commands ?? [], orNote: { .predictionFailed($0, reason: $1) }) {
        return notes + [note]
      }
    }
    return notes + otherWiringNotes(for: step)
  }

  /// - Parameter wiring: the wiring that was put on the stage for it; nil for that of the step.
  private func note(on quiz: Quiz, in wiring: String? = nil) -> LessonNote? {
    do throws(QuizError) {
      _ = try quiz.posed(by: environment)
      return nil
    } catch {
      let issue: LessonIssue =
        switch error {
        case .graph(let error): .graphQuizUnanswered(error)
        case .order(let error): .orderUnanswered(error)
        case .prediction(let error): .predictionUnanswered(error, wiring: wiring)
        }
      return LessonNote(line: quiz.line, issue: issue)
    }
  }

  /// Each prediction is asked in each wiring that it allows, from the beginning of its step.
  private func otherWiringNotes(for step: LessonStep) -> [LessonNote] {
    step.quizzes.enumerated().flatMap { index, quiz in
      (quiz.predicted?.wirings ?? []).compactMap { wiring in
        let earlier = step.quizzes.prefix(index).flatMap { $0.predicted?.commands ?? [] }
        let way = step.solution + earlier + [ScriptLine(text: "switch \(wiring)", line: quiz.line)]
        return begin(step) ?? play(way) { .predictionFailed($0, reason: $1) } ?? note(on: quiz, in: wiring)
      }
    }
  }

  func play(_ script: [ScriptLine], orNote issue: (String, String) -> LessonIssue) -> LessonNote? {
    for line in script {
      do {
        try environment.run(line.text)
      } catch {
        return LessonNote(line: line.line, issue: issue(line.text, String(describing: error)))
      }
    }
    return nil
  }
}
