import Foundation
import Grammar
import LessonKit

/// The lessons that there are, and what the learner has done in them.
struct LessonLibrary {
  /// Ours, and then those that were added.
  let curriculum: Curriculum
  /// How many of the lessons are ours.
  let ownCount: Int
  /// Where lessons come from that are not ours.
  private let origins: [Lesson.ID: String]
  /// Nil if progress lasts only as long as the session.
  private let store: ProgressStore?
  /// Whether what is done from now on can be kept.
  private var isWritable = true
  /// What could not be kept.
  private var memory: [Lesson.ID: LessonProgress] = [:]
  private let report: (String) -> Void
  /// What day it is.
  let today: () -> Day

  /// - Parameters:
  ///   - progress: the folder where progress is kept.
  ///   - added: lessons that are not ours, with where they come from.
  ///   - today: says what day it is.
  ///   - report: called when it cannot be kept; the lessons go on without.
  init(
    curriculum: Curriculum, added: [(origin: String, lessons: [Lesson])] = [], progress: URL?,
    today: @escaping () -> Day, report: @escaping (String) -> Void
  ) {
    self.curriculum = Curriculum(
      lessons: curriculum.lessons + added.flatMap(\.lessons), problems: curriculum.problems)
    ownCount = curriculum.lessons.count
    origins = Dictionary(added.flatMap { origin, lessons in lessons.map { ($0.id, origin) } }) { first, _ in first }
    self.today = today
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

  /// Where a lesson comes from; nil if it is ours.
  func origin(of lesson: Lesson) -> String? { origins[lesson.id] }

  func progress(in lesson: Lesson) -> LessonProgress { progress(under: lesson.id) }

  private func progress(under id: String) -> LessonProgress {
    if let kept = memory[id] { return kept }
    return (try? store?.progress(in: id)) ?? LessonProgress()
  }

  /// Whether the test of several lessons was passed.
  func hasPassed(_ part: LessonTest.Part) -> Bool { progress(under: Self.id(of: part)).testedOn != nil }

  /// Keeps that the test of several lessons was passed.
  mutating func notePassed(_ part: LessonTest.Part) {
    let today = today()
    update(Self.id(of: part)) { $0.testedOn = today }
  }

  private static func id(of part: LessonTest.Part) -> String { "test-\(part)" }

  /// The lesson that was begun last and is not finished, at the step where it was left; nil if there is none.
  var lastUnfinished: OpenLesson? {
    let begun = (store?.lastChanged ?? []).lazy.compactMap { id in curriculum.lessons.first { $0.id == id } }
    return begun.compactMap { lesson -> OpenLesson? in
      let progress = progress(in: lesson)
      return progress.isComplete(lesson) ? nil : progress.currentStep.flatMap { OpenLesson(lesson, at: $0) }
    }.first
  }

  /// Whether anything was ever done in a lesson.
  var isBegun: Bool { store?.lastChanged.isEmpty == false }

  mutating func update(_ lesson: Lesson, _ change: (inout LessonProgress) -> Void) { update(lesson.id, change) }

  private mutating func update(_ id: String, _ change: (inout LessonProgress) -> Void) {
    let before = progress(under: id)
    do throws(ProgressError) {
      if let store, isWritable {
        try store.update(id, change)
        return
      }
    } catch {
      report(error.description)
      isWritable = false
    }
    var progress = before
    change(&progress)
    memory[id] = progress
  }
}
