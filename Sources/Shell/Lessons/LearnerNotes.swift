import LessonKit
import ShellText
import TerminalText

/// What a learner has written down in one lesson, by its steps.
struct LearnerNotes {
  /// What was written at one step, the oldest first.
  struct Entry: Encodable {
    /// The step's title; its id where the lesson no longer has it.
    let step: String
    let notes: [String]
  }

  let lesson: Lesson
  /// In the order of the steps; what belongs to steps that the lesson no longer has comes last.
  let entries: [Entry]

  init(in lesson: Lesson, after progress: LessonProgress) {
    self.lesson = lesson
    let known = lesson.steps.map { ($0.id, $0.title) }
    let others = progress.steps.keys.filter { id in !known.contains { $0.0 == id } }.sorted().map { ($0, $0) }
    entries = (known + others).compactMap { id, title in
      let notes = progress[step: id].notes
      return notes.isEmpty ? nil : Entry(step: title, notes: notes)
    }
  }

  /// How many notes there are.
  var count: Int { entries.reduce(0) { $0 + $1.notes.count } }

  /// The lesson's title, and below it the notes of each step.
  func text(display: Display) -> StyledText {
    let steps = entries.map { entry in
      let notes = entry.notes.map { Self.text($0, display: display) }
      return (["  " + StyledText(entry.step, .bold)] + notes).joined(separator: "\n")
    }
    return ([StyledText(lesson.title, .heading)] + steps).joined(separator: "\n")
  }

  private static func text(_ note: String, display: Display) -> StyledText {
    let margin: StyledText = "    "
    let words = StyledText(display.isAccessible ? "note: \(note)" : "“\(note)”")
    guard display.isInteractive else { return margin + words }
    return margin + words.wrapped(to: display.width - margin.columns).joined(separator: "\n" + margin)
  }
}
