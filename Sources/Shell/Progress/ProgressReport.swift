import LessonKit

/// What one person has done, in the form in which it is given away: see Documentation/progress-format.md.
struct ProgressReport: Hashable, Sendable, Codable {
  static let format = "atelier-progress"
  static let version = 1

  var format = Self.format
  var version = Self.version
  /// As the person has given it; nil if not.
  let person: String?
  /// The day on which this was written.
  let on: Day
  /// The lessons that were begun, in their order.
  let lessons: [LessonEntry]
  /// The exercises of workshops that are done.
  let exercises: [ExerciseEntry]

  /// What was done of one lesson.
  struct LessonEntry: Hashable, Sendable, Codable {
    let id: String
    let title: String
    /// Whether all is done, or a test stands for it.
    let done: Bool
    let byTest: Bool
    /// The last day on which something was done; nil if that was not kept.
    let last: Day?
    /// All of its steps, also those that were not begun.
    let steps: [StepEntry]

    var doneSteps: Int { steps.count(where: \.done) }
    var answers: Int { steps.reduce(0) { $0 + $1.answers } }
    var wrongAnswers: Int { steps.reduce(0) { $0 + $1.wrongAnswers } }
    var hints: Int { steps.reduce(0) { $0 + $1.hints } }
    var notes: [String] { steps.flatMap(\.notes) }
  }

  /// What was done of one step.
  struct StepEntry: Hashable, Sendable, Codable {
    let id: String
    let title: String
    let done: Bool
    let skipped: Bool
    /// How many questions were answered rightly, and how often one was answered wrongly before.
    let answers: Int
    let wrongAnswers: Int
    let hints: Int
    let sawSolution: Bool
    /// The day on which it was done; nil if it is not, or that was not kept.
    let on: Day?
    /// The person's own words.
    let notes: [String]

    /// Whether nothing was done less than never, or more often than anybody does.
    var isPlausible: Bool { [answers, wrongAnswers, hints].allSatisfy((0...1_000_000).contains) }
  }

  /// An exercise of a workshop that is done.
  struct ExerciseEntry: Hashable, Sendable, Codable {
    let workshop: String
    let id: String
    let on: Day?
  }

  init(person: String?, on day: Day, lessons: [LessonEntry], exercises: [ExerciseEntry]) {
    (self.person, on, self.lessons, self.exercises) = (person, day, lessons, exercises)
  }
}

extension Session {
  /// What the person has done until now.
  ///
  /// - Parameter person: the name that is to stand in it; nil for none.
  func progressReport(of person: String? = nil) -> ProgressReport {
    let library = lessons.library
    let entries = library.curriculum.lessons.compactMap { lesson in
      ProgressReport.LessonEntry(lesson, library.progress(in: lesson))
    }
    let exercises = workshops.doneExercisesOfAll.flatMap { workshop, done in
      done.map { ProgressReport.ExerciseEntry(workshop: workshop, id: $0.id, on: $0.on) }
    }
    return ProgressReport(person: person, on: library.today(), lessons: entries, exercises: exercises)
  }
}

extension ProgressReport.LessonEntry {
  /// Nil for a lesson in which nothing was done.
  fileprivate init?(_ lesson: Lesson, _ progress: LessonProgress) {
    guard progress != LessonProgress() else { return nil }
    self.init(
      id: lesson.id, title: lesson.title, done: progress.isComplete(lesson),
      byTest: progress.testedOn != nil && progress.doneSteps(of: lesson) < lesson.steps.count, last: progress.lastDay,
      steps: lesson.steps.map { step in
        let done = progress[step: step.id]
        return ProgressReport.StepEntry(
          id: step.id, title: step.title, done: done.isDone, skipped: done.isSkipped, answers: done.answers.count,
          wrongAnswers: done.wrongAnswers.values.reduce(0, +), hints: done.hints, sawSolution: done.sawSolution,
          on: done.doneOn, notes: done.notes)
      })
  }
}
