import Grammar
import LessonKit
import ShellText
import TerminalText
import TextLayout

/// Sets what a class has done: a row for each person, a column for each lesson, or for each step of one.
struct ClassTable {
  /// What stands in a cell.
  enum Cell: Hashable {
    case done, byTest, skipped, nothing
    case some(Int, of: Int)

    fileprivate var text: StyledText {
      switch self {
      case .done: StyledText("✓", .good)
      case .byTest: StyledText("t", .good)
      case .skipped: StyledText("s", .warning)
      case .nothing: StyledText("·", .quiet)
      case .some(let count, let all): StyledText("\(count)/\(all)")
      }
    }

    /// For those who listen; nil where there is nothing to say.
    fileprivate var words: String? {
      switch self {
      case .done: "done"
      case .byTest: "done by test"
      case .skipped: "skipped"
      case .nothing: nil
      case .some(let count, let all): "\(count) of \(all)"
      }
    }
  }

  /// The titles of the columns: numbers of lessons or steps.
  let columns: [String]
  let rows: [(name: String, cells: [Cell])]
  let display: Display

  private static let widestName = 18
  private static let cellWidth = 4
  private static let sumName = "done"

  /// All lessons: ours in their order, then those that only others have.
  init(_ reports: ClassReports, lessons: [Lesson], display: Display) {
    let known = lessons.map(\.id)
    let others = reports.members.flatMap(\.report.lessons).map(\.id).withoutRepetition.filter { !known.contains($0) }
    columns = known.indices.map { "\($0 + 1)" } + others.map { String($0.cleaned.prefix(Self.cellWidth - 1)) }
    rows = reports.members.map { member in
      let entries = Dictionary(member.report.lessons.map { ($0.id, $0) }) { first, _ in first }
      return (member.name, (known + others).map { entries[$0]?.cell ?? .nothing })
    }
    self.display = display
  }

  /// The steps of one lesson.
  init(_ reports: ClassReports, stepsOf lesson: Lesson, display: Display) {
    columns = lesson.steps.indices.map { "\($0 + 1)" }
    rows = reports.members.map { member in
      let entry = member.report.lessons.first { $0.id == lesson.id }
      let steps = Dictionary((entry?.steps ?? []).map { ($0.id, $0) }) { first, _ in first }
      return (
        member.name,
        lesson.steps.map { step in
          guard let done = steps[step.id] else { return entry?.byTest == true ? .byTest : .nothing }
          if done.done { return .done }
          return entry?.byTest == true ? .byTest : done.skipped ? .skipped : .nothing
        }
      )
    }
    self.display = display
  }

  /// The table; where not all columns fit beside each other, the others stand below.
  var text: StyledText {
    if display.isAccessible { return list }
    let names = rows.map { TextMetrics.truncated($0.name, to: Self.widestName) }
    let margin = (names + [Self.sumName]).map { TextMetrics.columns(of: $0) }.max() ?? 0
    let fitting = max((max(display.width, margin + Self.cellWidth) - margin) / Self.cellWidth, 1)
    return stride(from: 0, to: max(columns.count, 1), by: fitting).map { start in
      let shown = start..<min(start + fitting, columns.count)
      let head = columns[shown].reduce(StyledText().padded(to: margin)) { $0 + Self.cell(StyledText($1, .quiet)) }
      let lines = zip(names, rows).map { name, row in
        row.cells[shown].reduce(StyledText(name).padded(to: margin)) { $0 + Self.cell($1.text) }
      }
      return ([head] + lines + [sum(shown, margin: margin)]).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// How many are done with each column.
  private func sum(_ shown: Range<Int>, margin: Int) -> StyledText {
    shown.reduce(StyledText(Self.sumName, .quiet).padded(to: margin)) { line, column in
      let count = rows.count { $0.cells[column] == .done || $0.cells[column] == .byTest }
      return line + Self.cell(StyledText("\(count)", .quiet))
    }
  }

  private var list: StyledText {
    rows.map { row in
      let said = zip(columns, row.cells).compactMap { column, cell in cell.words.map { "\(column) \($0)" } }
      return StyledText("\(row.name): \(said.isEmpty ? "nothing yet" : said.joined(separator: ", "))")
    }.joined(separator: "\n")
  }

  private static func cell(_ text: StyledText) -> StyledText {
    StyledText(String(repeating: " ", count: max(cellWidth - text.columns, 1))) + text
  }
}

extension ProgressReport.LessonEntry {
  fileprivate var cell: ClassTable.Cell {
    if byTest { return .byTest }
    if done { return .done }
    return doneSteps == 0 ? .nothing : .some(min(doneSteps, 99), of: min(steps.count, 99))
  }
}
