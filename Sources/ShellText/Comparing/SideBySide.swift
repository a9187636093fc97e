import TerminalText
import TextLayout

/// A table with a column of the same width for each wiring, which fits a terminal.
struct SideBySide {
  /// One line of the table.
  struct Row {
    let label: String
    let cells: [StyledText]
  }

  /// Narrower columns cannot be read.
  private static let leastColumn = 8
  private static let gap = 1

  private let labelWidth: Int
  private let columnWidth: Int

  /// - Parameter count: how many wirings there are.
  init(labels: [String], count: Int, width: Int, widestColumn: Int = 24) {
    labelWidth = (labels.map { TextMetrics.columns(of: $0) }.max() ?? 0) + 2
    columnWidth = min(widestColumn, max(width - labelWidth, 0) / max(count, 1) - Self.gap)
  }

  /// Whether the columns are wide enough.
  var fits: Bool { columnWidth >= Self.leastColumn }

  /// How much room a cell has.
  var room: Int { columnWidth }

  func line(_ row: Row) -> StyledText {
    var line = StyledText(TextMetrics.padded(row.label, to: labelWidth), .quiet)
    let last = row.cells.lastIndex { !$0.isEmpty } ?? -1
    for (index, cell) in row.cells.enumerated() where index <= last {
      let cell = cell.truncated(to: columnWidth)
      line += index == last ? cell : cell.padded(to: columnWidth + Self.gap)
    }
    return line
  }

  /// A type's name in a narrow column: what every name of its kind has in common goes first.
  func short(_ type: String) -> String {
    var name = String(type.prefix { $0 != "<" })
    guard name.count > columnWidth else { return name }
    if name.hasPrefix("Default") { name.removeFirst("Default".count) }
    for suffix in ["Impl", "Imp"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    return TextMetrics.truncated(name, to: columnWidth)
  }
}
