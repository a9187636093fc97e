import LessonKit

extension CheckLog {
  /// What was found in lessons: a case for each page up to its first step, and one for each step.
  func note(_ problems: [LessonProblem], in lessons: [Lesson]) {
    for lesson in lessons {
      let own = Dictionary(grouping: problems.filter { $0.file == lesson.file }) { problem in
        lesson.steps.lastIndex { $0.line <= problem.line }
      }
      func note(_ name: String, _ step: Int?) {
        self.note(TestReport.Case(name, failures: (own[step] ?? []).map(TestFailure.init)), in: lesson.id)
      }
      note("page", nil)
      for (index, step) in lesson.steps.enumerated() { note("\(index + 1) \(step.title)", index) }
    }
    // Pages of which no lesson could be made.
    let known = Set(lessons.map(\.file))
    let others = problems.filter { !known.contains($0.file) }
    for (file, found) in Dictionary(grouping: others, by: \.file).sorted(by: { $0.key < $1.key }) {
      note(TestReport.Case("page", failures: found.map(TestFailure.init)), in: file)
    }
  }
}
