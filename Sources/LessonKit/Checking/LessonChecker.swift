/// Plays lessons: each step's goal must fail after its setup and hold after its solution.
public struct LessonChecker {
  private let environment: any LessonEnvironment

  /// A checker that plays lessons in this environment, and leaves it as the last step left it.
  public init(environment: any LessonEnvironment) {
    self.environment = environment
  }

  /// Everything that is wrong with the lessons when they are played, in their order.
  ///
  /// - Parameter willPlay: called with each step before it is played.
  public func problems(
    in lessons: [Lesson], willPlay: (Lesson, LessonStep) -> Void = { _, _ in }
  ) -> [LessonProblem] {
    lessons.flatMap { lesson in
      lesson.steps.flatMap { step -> [LessonProblem] in
        willPlay(lesson, step)
        return notes(for: step).map { LessonProblem(file: lesson.file, line: $0.line, issue: $0.issue) }
      }
    }
  }

  private func notes(for step: LessonStep) -> [LessonNote] {
    do {
      try environment.reset()
    } catch {
      return [LessonNote(line: step.line, issue: .resetFailed(reason: String(describing: error)))]
    }
    if let note = play(step.setup, orNote: { .setupFailed($0, reason: $1) }) { return [note] }
    guard let first = step.goals.first else { return quizNotes(for: step) }
    if step.goals.allSatisfy({ $0.goal.verdict(asking: environment).isMet }) {
      return [LessonNote(line: first.line, issue: .goalHoldsBefore)]
    }
    if let note = play(step.solution, orNote: { .solutionFailed($0, reason: $1) }) { return [note] }
    let unmet = step.goals.compactMap { placed -> LessonNote? in
      guard case .unmet(let reason) = placed.goal.verdict(asking: environment) else { return nil }
      return LessonNote(line: placed.line, issue: .goalNotReached(placed.goal, reason: reason))
    }
    return unmet + quizNotes(for: step)
  }

  /// Questions to the graph are asked when the goals are reached.
  private func quizNotes(for step: LessonStep) -> [LessonNote] {
    step.quizzes.compactMap { quiz in
      do throws(GraphQuestionError) {
        _ = try quiz.posed(by: environment)
        return nil
      } catch {
        return LessonNote(line: quiz.line, issue: .graphQuizUnanswered(error))
      }
    }
  }

  private func play(_ script: [ScriptLine], orNote issue: (String, String) -> LessonIssue) -> LessonNote? {
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
