import Foundation
import LessonKit

/// Holds the exercises of lessons to what they promise, as those of workshops are.
public struct LessonExerciseChecker {
  private let session: Session
  private let lessons: [Lesson]
  private let memory: CheckMemory?

  /// - Parameters:
  ///   - session: the lessons, the wirings, and how they are compiled.
  ///   - scope: which lessons are checked.
  ///   - memory: the folder in which is remembered what was seen to hold; nil to run everything.
  public init(session: Session, scope: CheckScope = .everything, memory: URL?) {
    self.session = session
    lessons = session.lessons.library.curriculum.lessons.filter(scope.includes)
    self.memory = memory.map(CheckMemory.init)
  }

  /// Everything that does not hold, in the order of lessons and steps. Exercises of workshops are checked with them.
  ///
  /// - Parameter willCheck: called with a lesson's and an exercise's id before it is checked.
  public func problems(
    willCheck: (_ lesson: String, _ exercise: String) -> Void = { _, _ in }
  ) throws(ShellError) -> [WorkshopProblem] {
    var problems: [WorkshopProblem] = []
    var codes: [(lesson: Lesson, exercise: LessonExercise, code: LessonExerciseCode)] = []
    for lesson in lessons {
      for exercise in lesson.steps.compactMap(\.exercise) {
        do throws(ShellError) {
          let code = try LessonExerciseCode(exercise, of: lesson, for: session.workshops)
          if exercise.own != nil { codes.append((lesson, exercise, code)) }
        } catch {
          let place = WorkshopPlaceName(lesson)
          problems.append(place.onPage(exercise.line, .unreadable(reason: error.description)))
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
      problems += try checker.problems(
        of: code.exercise, code.forms, in: code.place.workshop, WorkshopPlaceName(lesson))
    }
    return problems
  }
}
