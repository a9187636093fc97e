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

  /// The row, on as many lines as its longest cell takes.
  func text(_ row: Row) -> StyledText {
    let cells = row.cells.map { $0.fitted(to: columnWidth).lines }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { index in
      line(label: index == 0 ? row.label : "", cells.map { $0.indices.contains(index) ? $0[index] : StyledText() })
    }
    .joined(separator: "\n")
  }

  private func line(label: String, _ cells: [StyledText]) -> StyledText {
    var line = StyledText(TextMetrics.padded(label, to: labelWidth), .quiet)
    let last = cells.lastIndex { !$0.isEmpty } ?? -1
    for (index, cell) in cells.enumerated() where index <= last {
      line += index == last ? cell : cell.padded(to: columnWidth + Self.gap)
    }
    return line
  }
}
