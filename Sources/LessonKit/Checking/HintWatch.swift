import StageProtocol

/// Sees, while a step is played, whether each of its hints fits at some moment.
struct HintWatch {
  private let hints: [Hint]
  /// The places of those that did not fit yet.
  private var missing: Set<Int>
  private var fitsAtStart = false
  private var hasBegun = false

  init(_ step: LessonStep) {
    hints = step.hints
    missing = Set(step.hints.indices)
  }

  /// Looks at what fits now; the first look is at the step's beginning.
  mutating func look(asking shell: any QuestionAnswerer) {
    missing = missing.filter { !hints[$0].conditions.hold(asking: shell) }
    if !hasBegun { fitsAtStart = missing.count < hints.count }
    hasBegun = true
  }

  /// What is wrong with the hints, once the step was played.
  var notes: [LessonNote] {
    guard let first = hints.first else { return [] }
    let start = fitsAtStart ? [] : [LessonNote(line: first.line, issue: .noHintAtStart)]
    return start + missing.sorted().map { LessonNote(line: hints[$0].line, issue: .hintNeverFits) }
  }
}
