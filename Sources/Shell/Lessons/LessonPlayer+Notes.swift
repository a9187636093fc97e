import LessonKit
import ShellText
import TerminalText

// The learner's own words.
extension LessonPlayer {
  /// Keeps words of the learner's own with the current step.
  func keep(note: String) throws(ShellError) {
    try self.note { $0.notes.append(note) }
  }

  /// What the learner has written down in a lesson.
  func notes(in lesson: Lesson) -> LearnerNotes {
    LearnerNotes(in: lesson, after: library.progress(in: lesson))
  }

  /// The lessons in which something was written down, with that.
  var allNotes: [LearnerNotes] {
    library.curriculum.lessons.map { notes(in: $0) }.filter { $0.count > 0 }
  }

  /// Says, once in a lesson, that one can write down in one's own words what a question was about; nil otherwise.
  ///
  /// Called when the current step is done. Whether it was said before follows from what is kept, so that it is not said
  /// again after a new start either.
  func noteOffer(display: Display) throws(ShellError) -> StyledText? {
    let place = try requireLesson()
    guard display.isInteractive, !place.step.quizzes.isEmpty else { return nil }
    let progress = library.progress(in: place.lesson)
    let others = place.lesson.steps.filter { $0.id != place.step.id && !$0.quizzes.isEmpty }
    guard notes(in: place.lesson).count == 0, !others.contains(where: { progress[step: $0.id].isDone }) else {
      return nil
    }
    let words = "say it in your own words: `note \"…\"` keeps them with this step"
    return StyledText(marking: words).styled(.quiet).wrapped(for: display, indentation: 0)
  }
}
