import LessonKit
import ShellText
import TerminalText

/// Shows the map of the lessons, what they teach, and tests of several.
struct LessonsCommand: LearningCommand {
  let name = "lessons"
  let otherNames = ["map"]
  let group = CommandGroup.learning
  let summary = "show the map of the lessons, and how far you are"
  let options = [Self.reference, Self.test, .json]
  let examples = [
    Example("lessons", "which build on which, and which fit next"),
    Example("lessons --reference", "each idea, with the lesson that shows it"),
    Example("lessons --test 1-10", "ten mixed questions about these lessons"),
  ]
  let discussion = """
    Nothing is locked: every lesson opens, in any order. Who knows one already can say `lesson <id> --test`.
    """

  private static let reference = Option("reference", "list ideas, each with the lesson that shows it")
  private static let test = Option("test", value: "range", "ask mixed questions about several lessons")

  /// The form of `lessons --json`.
  private struct Entry: Encodable {
    let id: String
    let number: Int
    let title: String
    let minutes: Int
    let steps: Int
    let done: Int
    let byTest: Bool
    let current: Bool
    let after: [Int]
    let fitsNext: Bool
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let count = player.library.curriculum.lessons.count
    if let range = invocation.value(of: Self.test) {
      guard count > 1 else { throw .lesson(.nothingToAsk) }
      guard let part = LessonTest.Part(range, of: count) else {
        throw .badValue(range, expected: "numbers of lessons, such as 1-\(min(count, 10))")
      }
      return try player.beginTest(of: part, display: display)
    }
    if invocation.has(Self.reference) { return reference(player.library.curriculum, display: display) }
    let map = LessonMapText(library: player.library, current: player.openLesson?.lesson.id, display: display)
    let entries = map.rows.map { row in
      Entry(
        id: row.lesson.id, number: row.number, title: row.lesson.title, minutes: row.lesson.minutes,
        steps: row.lesson.steps.count, done: row.doneSteps, byTest: row.isByTest,
        current: row.lesson.id == player.openLesson?.lesson.id, after: row.ways, fitsNext: row.fitsNext)
    }
    return count == 0 ? Output("there are no lessons here", json: entries) : Output(map.text, json: entries)
  }

  private func reference(_ curriculum: Curriculum, display: Display) -> Output {
    let entries = LessonReference(of: curriculum, glossary: .standard).entries
    let rows = entries.map { entry in
      [
        StyledText(entry.idea, .accent),
        entry.number.map { StyledText("lesson \($0)") } ?? StyledText("–", .quiet),
        StyledText(entry.meaning ?? entry.lesson ?? "", entry.meaning == nil ? .quiet : .plain),
      ]
    }
    return Output(TextTable(rows: rows, width: display.lineLength).text, json: entries)
  }
}
