extension LessonChecker {
  /// What is wrong with the hints and questions beside an exercise. Its solutions are held to it elsewhere.
  func notes(for exercise: LessonExercise, in step: LessonStep, of lesson: Lesson) -> [LessonNote] {
    var notes: [LessonNote] = []
    if step.hints.contains(where: { !$0.conditions.isEmpty }) {
      var hints = HintWatch(step)
      let wrong = (exercise.own?.wrongSolutions ?? []).indices.map { LessonExercise.Form.wrong($0) }
      for form in [.start] + wrong {
        do {
          try environment.launch(exercise, of: lesson, as: form)
        } catch {
          return [failure(error, of: exercise)]
        }
        hints.look(asking: environment)
      }
      notes += hints.notes
    }
    guard step.quizzes.contains(where: { $0.asksApp }) else { return notes }
    do {
      try environment.launch(exercise, of: lesson, as: .reference)
    } catch {
      return notes + [failure(error, of: exercise)]
    }
    return notes + quizNotes(for: step)
  }

  private func failure(_ error: any Error, of exercise: LessonExercise) -> LessonNote {
    LessonNote(line: exercise.line, issue: .exerciseFailed(reason: String(describing: error)))
  }
}
