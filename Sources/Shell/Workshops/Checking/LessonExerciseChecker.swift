import Foundation
import LessonKit

/// Holds the exercises of lessons to what they promise, as those of workshops are.
public struct LessonExerciseChecker {
  private let session: Session
  private let lessons: [Lesson]
  private let memory: Memory?
  private let log: CheckLog?

  /// - Parameters:
  ///   - session: the lessons, the wirings, and how they are compiled.
  ///   - scope: which lessons are checked.
  ///   - memory: the folder in which is remembered what was seen to hold; nil to run everything.
  ///   - log: takes down what was run, and what was found.
  public init(session: Session, scope: CheckScope = .everything, memory: URL?, log: CheckLog? = nil) {
    self.session = session
    lessons = session.lessons.library.curriculum.lessons.filter(scope.includes)
    self.memory = memory.map(Memory.init)
    self.log = log
  }

  /// Everything that does not hold, in the order of lessons and steps. Exercises of workshops are checked with them.
  ///
  /// - Parameter willCheck: called with a lesson's and an exercise's id before it is checked.
  public func problems(
    willCheck: (_ lesson: String, _ exercise: String) -> Void = { _, _ in }
  ) throws(ShellError) -> [WorkshopProblem] {
    var problems: [WorkshopProblem] = []
    func note(_ exercise: String, of lesson: Lesson, _ found: [WorkshopProblem]) {
      log?.note("exercise \(exercise)", in: lesson.id, found)
      problems += found
    }
    var codes: [(lesson: Lesson, exercise: LessonExercise, code: LessonExerciseCode)] = []
    for lesson in lessons {
      for exercise in lesson.steps.compactMap(\.exercise) {
        do throws(ShellError) {
          let code = try LessonExerciseCode(exercise, of: lesson, for: session.workshops)
          if exercise.own != nil { codes.append((lesson, exercise, code)) }
        } catch {
          let problem = WorkshopPlaceName(lesson).onPage(exercise.line, .unreadable(reason: error.description))
          note(exercise.id, of: lesson, [problem])
        }
      }
    }
    let ahead = PrefetchingStageBuilder(session.appSession.builder)
    ahead.expect(codes.flatMap(\.code.forms.all))
    defer { ahead.stop() }
    // A lesson asks for less than a workshop: the reference, and one wrong solution.
    let checker = ExerciseChecker(
      session: session, builder: CachingStageBuilder(ahead), memory: memory, least: (wrong: 1, right: 0))
    for (lesson, exercise, code) in codes {
      willCheck(lesson.id, exercise.id)
      let found = try checker.problems(
        of: code.exercise, code.forms, in: code.place.workshop, WorkshopPlaceName(lesson))
      note(exercise.id, of: lesson, found)
    }
    return problems
  }
}
