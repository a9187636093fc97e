import Foundation
import Grammar
import LessonKit

/// The lessons that there are, and what the learner has done in them.
struct LessonLibrary {
  let curriculum: Curriculum
  /// Nil if progress lasts only as long as the session.
  private let store: ProgressStore?
  /// Whether what is done from now on can be kept.
  private var isWritable = true
  /// What could not be kept.
  private var memory: [Lesson.ID: LessonProgress] = [:]
  private let report: (String) -> Void

  /// - Parameters:
  ///   - progress: the folder where progress is kept.
  ///   - report: called when it cannot be kept; the lessons go on without.
  init(curriculum: Curriculum, progress: URL?, report: @escaping (String) -> Void) {
    self.curriculum = curriculum
    self.report = report
    store = progress.map { folder in
      ProgressStore(folder: folder) { report($0.description) }
    }
  }

  /// - Throws: `ShellError.lesson`, with the nearest id.
  func lesson(_ name: String) throws(ShellError) -> Lesson {
    guard let lesson = curriculum.lesson(name) else {
      throw .lesson(.unknown(name, nearest: Spelling.nearest(to: name, among: curriculum.lessons.map(\.id))))
    }
    return lesson
  }

  func progress(in lesson: Lesson) -> LessonProgress {
    if let kept = memory[lesson.id] { return kept }
    return (try? store?.progress(in: lesson.id)) ?? LessonProgress()
  }

  mutating func update(_ lesson: Lesson, _ change: (inout LessonProgress) -> Void) {
    let before = progress(in: lesson)
    do throws(ProgressError) {
      if let store, isWritable {
        try store.update(lesson.id, change)
        return
      }
    } catch {
      report(error.description)
      isWritable = false
    }
    var progress = before
    change(&progress)
    memory[lesson.id] = progress
  }
}
