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
    /// How many exercises of workshops.
    case exercises(Int)

    /// - Parameter isShort: whether it is left out of how many steps some are done.
    fileprivate func text(isShort: Bool) -> StyledText {
      switch self {
      case .done: StyledText("✓", .good)
      case .byTest: StyledText("t", .good)
      case .skipped: StyledText("s", .warning)
      case .nothing: StyledText("·", .quiet)
      case .exercises(let count): StyledText("\(count)", .good)
      case .some(let count, let all): StyledText(isShort ? "\(count)" : "\(count)/\(all)")
      }
    }

    /// For those who listen; nil where there is nothing to say.
    fileprivate var words: String? {
      switch self {
      case .done: "done"
      case .byTest: "done by test"
      case .skipped: "skipped"
      case .nothing: nil
      case .exercises(let count): count.counted("exercise")
      case .some(let count, let all): "\(count) of \(all)"
      }
    }
  }

  /// The titles of the columns: numbers of lessons or steps, and that of exercises.
  let columns: [String]
  let rows: [(name: String, cells: [Cell])]
  let display: Display
  /// The ids of lessons that are not here; the last columns are theirs.
  private let others: [String]
  private let isOfLessons: Bool
  /// Whether the last column is that of exercises.
  private let hasExercises: Bool

  /// The room that is kept for names; they have more where the columns leave it.
  private static let nameWidth = 18
  private static let sumName = "done"
  private static let exerciseTitle = "ex"

  /// All lessons: ours in their order, then those that only others have.
  init(_ reports: ClassReports, lessons: [Lesson], display: Display) {
    let known = lessons.map(\.id)
    let others = reports.members.flatMap(\.report.lessons).map(\.id).withoutRepetition.filter { !known.contains($0) }
    self.others = others
    isOfLessons = true
    let hasExercises = reports.members.contains { !$0.report.exercises.isEmpty }
    self.hasExercises = hasExercises
    columns = (known + others).indices.map { "\($0 + 1)" } + (hasExercises ? [Self.exerciseTitle] : [])
    rows = reports.members.map { member in
      let entries = Dictionary(member.report.lessons.map { ($0.id, $0) }) { first, _ in first }
      let count = member.report.exercises.count
      return (
        reports.title(of: member),
        (known + others).map { entries[$0]?.cell ?? .nothing }
          + (hasExercises ? [count == 0 ? .nothing : .exercises(count)] : [])
      )
    }
    self.display = display
  }

  /// The steps of one lesson.
  init(_ reports: ClassReports, stepsOf lesson: Lesson, display: Display) {
    others = []
    isOfLessons = false
    hasExercises = false
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

  /// The table, with what its signs mean; where not all columns fit beside each other, the others stand below.
  var text: StyledText {
    if display.isAccessible { return list }
    let widest = max(rows.map { TextMetrics.columns(of: $0.name) }.max() ?? 0, Self.sumName.count)
    let least = min(widest, Self.nameWidth)
    let isShort = least + columns.indices.reduce(0) { $0 + width(of: $1, isShort: false) } > display.width
    let widths = columns.indices.map { width(of: $0, isShort: isShort) }
    let margin = max(least, min(widest, display.width - widths.reduce(0, +)))
    return parts(widths, fitting: display.width - margin).map { shown in
      let head = line("", shown.map { StyledText(columns[$0], .quiet) }, shown, widths, margin)
      let lines = rows.map { row in
        line(row.name, shown.map { row.cells[$0].text(isShort: isShort) }, shown, widths, margin)
      }
      let sums = line(Self.sumName, shown.map { StyledText("\(sum(of: $0))", .quiet) }, shown, widths, margin)
      return ([head] + lines + [sums]).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n" + legend(isShort: isShort)
  }

  private func line(
    _ name: String, _ cells: [StyledText], _ shown: Range<Int>, _ widths: [Int], _ margin: Int
  ) -> StyledText {
    zip(cells, shown).reduce(StyledText(TextMetrics.truncated(name, to: margin)).padded(to: margin)) { line, cell in
      line + StyledText(String(repeating: " ", count: widths[cell.1] - cell.0.columns)) + cell.0
    }
  }

  /// How wide a column is with the gap before it.
  private func width(of column: Int, isShort: Bool) -> Int {
    let texts = rows.map { $0.cells[column].text(isShort: isShort).columns } + ["\(sum(of: column))".count]
    return max(texts.max() ?? 0, columns[column].count, 2) + 1
  }

  /// The columns that stand beside each other, as many as fit, at least one.
  private func parts(_ widths: [Int], fitting room: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, used) = (0, 0)
    for (column, width) in widths.enumerated() {
      if column > start, used + width > room {
        parts.append(start..<column)
        (start, used) = (column, 0)
      }
      used += width
    }
    return parts + [start..<widths.count]
  }

  /// How many are done with a column; of exercises, how many all have done.
  private func sum(of column: Int) -> Int {
    rows.reduce(0) { sum, row in
      switch row.cells[column] {
      case .done, .byTest: sum + 1
      case .exercises(let count): sum + count
      case .skipped, .nothing, .some: sum
      }
    }
  }

  /// What the signs mean, and whose the columns are that `lessons` does not have.
  private func legend(isShort: Bool) -> StyledText {
    var signs = "✓ done  t by test  s skipped  \(isShort ? "2 steps" : "2/5 steps")"
    if isOfLessons { signs += "; `lessons` has the titles" }
    if hasExercises { signs += "; \(Self.exerciseTitle) is exercises of workshops" }
    let foreign = zip(columns.suffix(others.count), others).map { "\($0) is \($1.cleaned)" }
    if !foreign.isEmpty { signs += "; not here: \(foreign.joined(separator: ", "))" }
    return StyledText(marking: signs).styled(.quiet).wrapped(for: display, indentation: 0)
  }

  private var list: StyledText {
    rows.map { row in
      let said = zip(columns, row.cells).compactMap { column, cell in
        cell.words.map { column == Self.exerciseTitle ? $0 : "\(column) \($0)" }
      }
      return StyledText("\(row.name): \(said.isEmpty ? "nothing yet" : said.joined(separator: ", "))")
    }.joined(separator: "\n")
  }
}

extension ProgressReport.LessonEntry {
  fileprivate var cell: ClassTable.Cell {
    if byTest { return .byTest }
    if done { return .done }
    return doneSteps == 0 ? .nothing : .some(min(doneSteps, 99), of: min(steps.count, 99))
  }
}
