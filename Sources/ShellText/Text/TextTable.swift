import TerminalText

/// Rows of cells, each column as wide as its widest cell. A cell may have several lines.
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
  ///   - width: how many columns a line may take; the last cell of a row is wrapped to that, and numbers for which there
  ///     is no room stand in a table of their own below, behind the cells on their left. Nil to wrap nothing.
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
    guard let numberColumns, let width, let room = room(forNumbers: numberColumns, widths: widths, in: width) else {
      return rows.map { line(of: $0, widths: widths) }.joined(separator: "\n")
    }
    let kept = numberColumns.lowerBound..<(numberColumns.lowerBound + room)
    let first = rows.map { Array($0.prefix(kept.upperBound)) }
    let others = rows.map { Array($0.prefix(kept.lowerBound) + $0.dropFirst(kept.upperBound)) }
    return [first, others].map { rows in
      let last = (rows.map(\.count).max() ?? 1) - 1
      return TextTable(
        rows: rows, indentation: indentation, numberColumns: kept.lowerBound...max(kept.lowerBound, last), width: width
      ).text
    }.joined(separator: "\n\n")
  }

  /// The rows as lines, or where they are wider than they may be, the cells of each row below one another.
  public var fittedText: StyledText {
    let text = text
    guard let width, text.columns > width else { return text }
    return rows.flatMap { cells in
      cells.filter { !$0.isEmpty }.enumerated().flatMap { index, cell in
        let margin = StyledText(String(repeating: " ", count: indentation + (index == 0 ? 0 : 2)))
        return cell.wrapped(to: max(width - margin.columns, 1)).map { margin + $0 }
      }
    }.joined(separator: "\n")
  }

  /// How many columns of numbers there is room for, if that is not all of them, which are the last columns.
  private func room(forNumbers columns: ClosedRange<Int>, widths: [Int], in width: Int) -> Int? {
    guard columns.upperBound == widths.count - 1 else { return nil }
    var used = indentation + widths[..<columns.lowerBound].map { $0 + 2 }.reduce(0, +) - 2
    let fitting = widths[columns].prefix { column in
      used += column + 2
      return used <= width
    }
    let room = max(fitting.count, 1)
    return room >= columns.count ? nil : room
  }

  private func line(of row: [StyledText], widths: [Int]) -> StyledText {
    guard let last = row.lastIndex(where: { !$0.isEmpty }) else { return StyledText() }
    let starts = widths.indices.map { widths[..<$0].reduce(indentation) { $0 + $1 + 2 } }
    let cells = row.prefix(last + 1).enumerated().map { column, cell in
      let isNumber = numberColumns?.contains(column) == true
      let cell = isNumber ? StyledText(String(repeating: " ", count: widths[column] - cell.columns)) + cell : cell
      return column < last ? cell.lines : wrapped(cell, behind: starts[column])
    }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { index in
      cells.enumerated().reduce(into: StyledText()) { line, cell in
        guard cell.element.indices.contains(index) else { return }
        line = line.padded(to: starts[cell.offset]) + cell.element[index]
      }
    }
    .joined(separator: "\n")
  }

  private func wrapped(_ cell: StyledText, behind column: Int) -> [StyledText] {
    guard let width, column + cell.columns > width else { return cell.lines }
    return cell.wrapped(to: max(width - column, Self.leastRoom))
  }
}
