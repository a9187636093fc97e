import Grammar
import LessonKit
import ShellText
import TerminalText

/// Sets what one person has done: as a table in the shell, or as Markdown for others.
struct ProgressReportText {
  let report: ProgressReport
  /// How many exercises each workshop has, by its id.
  var exerciseCounts: [String: Int] = [:]

  private static let titles = ["lesson", "steps", "answers", "hints", "last"]

  /// The tables of lessons and exercises.
  var table: StyledText {
    let head = Self.titles.map { StyledText($0, .quiet) }
    let rows = report.lessons.map { lesson -> [StyledText] in
      let cells = cells(of: lesson)
      let state = lesson.done ? StyledText(cells[1], .good) : StyledText(cells[1])
      return [StyledText(lesson.id, .accent), state] + cells.dropFirst(2).map { StyledText($0) }
    }
    let exercises = workshops.map { workshop, done in
      let count = exerciseCounts[workshop].map { " of \($0)" } ?? ""
      return [
        StyledText(workshop, .accent), StyledText("\(done.count)\(count) \(count.isEmpty ? "done" : "exercises done")"),
        StyledText(Self.words(for: done.compactMap(\.on).max())),
      ]
    }
    let lessons = rows.isEmpty ? StyledText("no lesson was begun yet") : TextTable(rows: [head] + rows).text
    return exercises.isEmpty ? lessons : lessons + "\n\n" + TextTable(rows: exercises).text
  }

  /// The same and the person's own words, as a page of Markdown.
  var markdown: String {
    var lines = ["# Progress" + (report.person.map { " of \(Self.escaped($0))" } ?? ""), "", "As of \(report.on).", ""]
    if !report.lessons.isEmpty {
      lines += [Self.row(["lesson"] + Self.titles.dropFirst()), Self.row(Self.titles.map { _ in "---" })]
      lines += report.lessons.map { lesson in
        Self.row(([lesson.title] + cells(of: lesson).dropFirst()).map(Self.escaped))
      }
      lines.append("")
    }
    if !workshops.isEmpty {
      lines += [Self.row(["workshop", "exercises", "last"]), Self.row(["---", "---", "---"])]
      lines += workshops.map { workshop, done in
        Self.row(
          [workshop, done.map(\.id).joined(separator: ", "), Self.words(for: done.compactMap(\.on).max())]
            .map(Self.escaped))
      }
      lines.append("")
    }
    for lesson in report.lessons where !lesson.notes.isEmpty {
      lines += ["## \(Self.escaped(lesson.title))", ""] + lesson.notes.flatMap { [Self.quote($0), ""] }
    }
    return lines.dropLast().joined(separator: "\n")
  }

  /// The done exercises by workshop, in the order of the report.
  private var workshops: [(name: String, done: [ProgressReport.ExerciseEntry])] {
    report.exercises.map(\.workshop).withoutRepetition.map { name in
      (name, report.exercises.filter { $0.workshop == name })
    }
  }

  /// In the order of the titles.
  private func cells(of lesson: ProgressReport.LessonEntry) -> [String] {
    let wrong = lesson.wrongAnswers > 0 ? ", \(lesson.wrongAnswers) wrong" : ""
    let steps = "\(lesson.doneSteps) of \(lesson.steps.count)"
    return [
      lesson.id, lesson.byTest ? "by test" : steps, "\(lesson.answers) right\(wrong)", "\(lesson.hints)",
      Self.words(for: lesson.last),
    ]
  }

  private static func words(for day: Day?) -> String { day.map { "\($0)" } ?? "" }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private static func quote(_ note: String) -> String {
    note.split(separator: "\n", omittingEmptySubsequences: false).map { "> \(escaped(String($0)))" }.joined(
      separator: "\n")
  }

  /// The text with what Markdown would take for markup behind backslashes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "\\`*_[]<>|#".contains($1) ? "\\\($1)" : $1.isNewline ? " " : "\($1)" }
  }
}
