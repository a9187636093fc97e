import Foundation
import LessonKit

/// The lessons that there are, and what the learner has done in them.
struct LessonShelf {
  let curriculum: Curriculum
  private let store: ProgressStore?
  /// What was done, where there is nowhere to keep it.
  private var memory: [Lesson.ID: LessonProgress] = [:]

  /// - Parameter progress: the folder where progress is kept; nothing where it lasts only as long as the session.
  init(curriculum: Curriculum, progress: URL?, reportDamage: @escaping (DamagedProgress) -> Void) {
    self.curriculum = curriculum
    store = progress.map { ProgressStore(folder: $0, reportDamage: reportDamage) }
  }

  /// - Throws: `ShellError.noLesson`, with the nearest id.
  func lesson(_ name: String) throws(ShellError) -> Lesson {
    guard let lesson = curriculum.lesson(name) else {
      throw .noLesson(name, nearest: NearestMatch.among(curriculum.lessons.map(\.id), to: name))
    }
    return lesson
  }

  func progress(in lesson: Lesson) throws(ShellError) -> LessonProgress {
    do throws(ProgressError) {
      return try store?.progress(in: lesson.id) ?? memory[lesson.id] ?? LessonProgress()
    } catch {
      throw .unreadable(error.description)
    }
  }

  mutating func update(_ lesson: Lesson, _ change: (inout LessonProgress) -> Void) throws(ShellError) {
    do throws(ProgressError) {
      if let store {
        try store.update(lesson.id, change)
      } else {
        change(&memory[lesson.id, default: LessonProgress()])
      }
    } catch {
      throw .unreadable(error.description)
    }
  }
}
