import TerminalText

/// Rows of cells, each column as wide as its widest cell.
struct TextTable {
  let rows: [[StyledText]]
  var indentation = 0
  /// The columns that hold numbers, which stand one below the other at their ends.
  var numberColumns: ClosedRange<Int>?

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
        line += cell
        break
      }
      line += cell.padded(to: widths[column] + 2)
    }
    return line
  }
}
