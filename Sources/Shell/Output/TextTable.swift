import TerminalText

/// Rows of cells, each column as wide as its widest cell.
struct TextTable {
  /// Narrower columns of text cannot be read.
  private static let leastRoom = 16

  let rows: [[StyledText]]
  var indentation = 0
  /// The columns that hold numbers, which stand one below the other at their ends.
  var numberColumns: ClosedRange<Int>?
  /// Where a person watches, what does not fit into so many columns goes on below the last cell of its row.
  var width: Int?

  /// The rows as lines; nothing stands behind the last cell of a row.
  var text: StyledText {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
    }
    return rows.map { line(of: $0, widths: widths) }.joined(separator: "\n")
  }

  private func line(of row: [StyledText], widths: [Int]) -> StyledText {
    var line = StyledText(String(repeating: " ", count: indentation))
    let last = row.lastIndex { !$0.isEmpty }
    for (column, cell) in row.enumerated() {
      let isNumber = numberColumns?.contains(column) == true
      let cell = isNumber ? StyledText(String(repeating: " ", count: widths[column] - cell.columns)) + cell : cell
      guard let last, column < last else {
        line += wrapped(cell, behind: line.columns)
        break
      }
      line += cell.padded(to: widths[column] + 2)
    }
    return line
  }

  private func wrapped(_ cell: StyledText, behind column: Int) -> StyledText {
    guard let width, column + cell.columns > width else { return cell }
    let lines = cell.wrapped(to: max(width - column, Self.leastRoom))
    return lines.joined(separator: StyledText("\n" + String(repeating: " ", count: column)))
  }
}
