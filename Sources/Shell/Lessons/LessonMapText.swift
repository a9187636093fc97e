import LessonKit
import ShellText
import TerminalText
import TextLayout

/// Draws the map of the lessons, one a line: which are done, which fit next, and on which others each one builds.
struct LessonMapText {
  /// Below this width the ids are left out; the number of a lesson opens it, too.
  private static let roomForIDs = 72
  private static let titleColumn = 2

  let library: LessonLibrary
  /// The lesson that is open.
  let current: Lesson.ID?
  let display: Display

  /// What the map says of one lesson.
  struct Row {
    let number: Int
    let lesson: Lesson
    let progress: LessonProgress
    /// Whether it is not done, and all that it builds on is.
    let fitsNext: Bool
    /// The numbers of the lessons that lead to it.
    let ways: [Int]

    var isDone: Bool { progress.isComplete(lesson) }
    var doneSteps: Int { progress.doneSteps(of: lesson) }
    var isByTest: Bool { progress.testedOn != nil && doneSteps < lesson.steps.count }
  }

  /// The rows, in the order of the lessons.
  var rows: [Row] {
    let lessons = library.curriculum.lessons
    let map = LessonMap(of: library.curriculum)
    let next = Set(map.next { library.progress(in: $0).isComplete($0) })
    return lessons.enumerated().map { index, lesson in
      Row(
        number: index + 1, lesson: lesson, progress: library.progress(in: lesson), fitsNext: next.contains(index),
        ways: map.waysTo(index).map { $0 + 1 })
    }
  }

  /// The whole map.
  var text: StyledText {
    let rows = rows
    let table = rows.map { cells(of: $0, digits: "\(rows.count)".count) }
    // All columns but that of the titles, and the gaps between them.
    let taken = (0..<5).map { column in table.map { $0[column].columns }.max() ?? 0 }
    let gaps = taken.count { $0 > 0 } * 2
    let room = display.lineLength.map { max($0 - taken.reduce(0, +) - gaps, 12) }
    let shown = zip(rows, table).map { row, cells in
      var cells = cells
      let title = row.lesson.title
      cells[Self.titleColumn] = StyledText(display.isAccessible ? title : room.map(title.shortened) ?? title)
      return showsIDs ? cells : [cells[0]] + cells[2...]
    }
    var lines: [StyledText] = []
    var origin: String?
    let words = shown.map { cells in cells.filter { !$0.isEmpty }.joined(separator: ", ") }
    for (row, line) in zip(rows, display.isAccessible ? words : TextTable(rows: shown).text.lines) {
      if let other = library.origin(of: row.lesson), other != origin {
        origin = other
        lines.append(StyledText("from \(other), not ours", .quiet))
      }
      lines.append(line)
    }
    return (lines + [advice(rows)]).joined(separator: "\n")
  }

  private var showsIDs: Bool { display.width >= Self.roomForIDs || !display.isInteractive }

  private func cells(of row: Row, digits: Int) -> [StyledText] {
    let number = String(repeating: " ", count: digits - "\(row.number)".count) + "\(row.number)"
    let isCurrent = row.lesson.id == current
    let id = showsIDs ? row.lesson.id : ""
    let ways = row.ways.isEmpty ? "" : "after \(row.ways.map(String.init).joined(separator: " "))"
    return [
      mark(of: row) + StyledText(number, isCurrent ? [.bold, .accent] : .plain),
      StyledText(id, isCurrent ? [.bold, .accent] : .accent), StyledText(), state(of: row),
      StyledText(ways, .quiet),
    ]
  }

  private func mark(of row: Row) -> StyledText {
    guard !display.isAccessible else { return StyledText() }
    if row.isDone { return "\("✓", .good) " }
    return row.fitsNext ? "\("▸", .accent) " : "  "
  }

  private func state(of row: Row) -> StyledText {
    if row.isByTest { return StyledText("by test", .good) }
    if row.isDone { return StyledText("done", .good) }
    if row.doneSteps > 0 { return StyledText("\(row.doneSteps) of \(row.lesson.steps.count)") }
    let minutes = StyledText((row.lesson.minutes < 10 ? " " : "") + "\(row.lesson.minutes) min", .quiet)
    return display.isAccessible && row.fitsNext ? minutes + ", fits next" : minutes
  }

  private func advice(_ rows: [Row]) -> StyledText {
    let known = LessonTest.parts(of: library.ownCount).last { part in rows[part.indices].allSatisfy(\.isDone) }
    if let known, !library.hasPassed(known) {
      return StyledText(marking: "ten mixed questions on \(known.words): `lessons --test \(known)`")
    }
    guard let next = rows.first(where: \.fitsNext) else {
      return StyledText(marking: "`lesson <number or id>` opens one, where you left it").styled(.quiet)
    }
    let legend = display.isAccessible ? "" : "▸ fits next; "
    return StyledText(marking: "\(legend)nothing is locked, `lesson \(next.number)` opens that one").styled(.quiet)
  }
}

extension String {
  /// As much of a title as fits, in whole words: what stands before a colon, or else the first words.
  func shortened(to width: Int) -> String {
    guard TextMetrics.columns(of: self) > width else { return self }
    let head = String(prefix { $0 != ":" })
    if TextMetrics.columns(of: head) <= width { return head }
    var words = head.split(separator: " ")
    while words.count > 1, TextMetrics.columns(of: words.joined(separator: " ")) + 2 > width { words.removeLast() }
    return words.joined(separator: " ").trimmingSuffix { ",;".contains($0) } + " …"
  }

  private func trimmingSuffix(_ isUnwanted: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isUnwanted(last) { text.removeLast() }
    return text
  }
}
