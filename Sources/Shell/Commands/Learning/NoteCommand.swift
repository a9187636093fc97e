import Grammar
import ShellText
import TerminalText

/// Keeps words of the learner's own with the step of a lesson, or shows those of the lesson.
struct NoteCommand: LearningCommand {
  let name = "note"
  let otherNames = ["notes", "write", "explain"]
  let group = CommandGroup.learning
  let summary = "write down what you have understood, or read it"
  let arguments = [Argument("words", .anyNumber)]
  let options = [Option.json]
  let examples = [
    Example("note \"the router knows the URNs, nobody else does\"", "keeps that with the lesson's step"),
    Example("note", "shows your notes of this lesson"),
    Example("progress --notes", "shows those of all lessons"),
  ]
  let discussion = """
    What one can say in one's own words, one has understood. Notes are kept with what you have done in the lessons. \
    Quotes are only needed around words with `'`, `;` or `#` in them.
    """

  /// The form of `note --json`, and of `progress --notes --json`.
  struct Form: Encodable {
    let lesson: String
    let steps: [LearnerNotes.Entry]

    init(_ notes: LearnerNotes) {
      (lesson, steps) = (notes.lesson.id, notes.entries)
    }
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let lesson = try player.requireLesson().lesson
    guard !invocation.arguments.isEmpty else {
      let notes = player.notes(in: lesson)
      let none = StyledText(marking: "you have written nothing down in this lesson yet; `note \"…\"` does")
      return Output(notes.count == 0 ? none : notes.text(display: display), json: Form(notes))
    }
    let words = invocation.arguments.joined(separator: " ")
    guard words.contains(where: { !$0.isWhitespace }) else { throw .badValue(words, expected: "a few words") }
    try player.keep(note: words)
    let count = player.notes(in: lesson).count
    return Output(.notice, StyledText(marking: "kept; `note` shows your \(count.counted("note")) of this lesson"))
  }
}
