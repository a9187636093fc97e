import TerminalText

/// Rows of cells, each column as wide as its widest cell.
public struct TextTable {
  /// Narrower columns of text cannot be read.
  private static let leastRoom = 16

  private let rows: [[StyledText]]
  private let indentation: Int
  private let numberColumns: ClosedRange<Int>?
  private let width: Int?

  /// A table.
  ///
  /// - Parameters:
  ///   - indentation: how many columns stay free on the left.
  ///   - numberColumns: the columns that hold numbers, which are aligned to the right.
  ///   - width: how many columns a line may take; the last cell of a row is wrapped to that. Nil to wrap nothing.
  public init(
    rows: [[StyledText]], indentation: Int = 0, numberColumns: ClosedRange<Int>? = nil, width: Int? = nil
  ) {
    self.rows = rows
    self.indentation = indentation
    self.numberColumns = numberColumns
    self.width = width
  }

  /// The rows as lines, without blanks at their ends.
  public var text: StyledText {
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
