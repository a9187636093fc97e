extension MarkdownRenderer {
  func lines(for table: MarkdownTable, width: Int) -> [StyledText] {
    switch form {
    case .drawn: drawn(table, width: width)
    case .spoken: spoken(table, width: width)
    }
  }

  /// One item a row, its cells named by the header.
  private func spoken(_ table: MarkdownTable, width: Int) -> [StyledText] {
    table.rows.flatMap { row in
      let cells = zip(table.header, row).map { title, cell in
        title.isEmpty ? text(for: cell) : "\(text(for: title), .bold): \(text(for: cell))"
      }
      return indented(cells.joined(separator: "; ").wrapped(to: max(8, width - 2)), first: "- ")
    }
  }

  private func drawn(_ table: MarkdownTable, width: Int) -> [StyledText] {
    let header = table.header.map { text(for: $0).styled(.bold) }
    let rows = table.rows.map { $0.map { text(for: $0) } }
    let natural = header.indices.map { column in
      ([header] + rows).map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0
    }
    // Each column has two spaces and a line beside it, and there is one line more than columns.
    let widths = fitting(natural, into: width - 3 * natural.count - 1)
    let grid = TableGrid(widths: widths, alignments: table.alignments)
    return [grid.line("┌┬┐")] + grid.row(header) + [grid.line("├┼┤")] + rows.flatMap(grid.row) + [grid.line("└┴┘")]
  }

  /// The widths, with the widest cut down until they fit together, but to no less than three columns.
  private func fitting(_ natural: [Int], into room: Int) -> [Int] {
    var widths = natural.map { max(1, $0) }
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 3,
      let column = widths.firstIndex(of: widest)
    {
      widths[column] -= 1
    }
    return widths
  }
}

/// Draws the lines of a table whose columns have these widths.
struct TableGrid {
  let widths: [Int]
  let alignments: [MarkdownTable.Alignment]

  /// A rule across the table, drawn with a left end, a crossing and a right end.
  func line(_ ends: String) -> StyledText {
    let ends = ends.map(String.init)
    let rules = widths.map { String(repeating: "─", count: $0 + 2) }
    return StyledText(ends[0] + rules.joined(separator: ends[1]) + ends[2], .quiet)
  }

  /// One row, as high as its highest cell.
  func row(_ cells: [StyledText]) -> [StyledText] {
    let columns = widths.indices.map { column in
      column < cells.count ? cells[column].wrapped(to: widths[column]) : []
    }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let parts = widths.indices.map { column in
        line < columns[column].count ? aligned(columns[column][line], column: column) : aligned("", column: column)
      }
      let bar = StyledText("│", .quiet)
      return bar + parts.map { " \($0) " }.joined(separator: bar) + bar
    }
  }

  private func aligned(_ text: StyledText, column: Int) -> StyledText {
    let room = max(0, widths[column] - text.columns)
    let before =
      switch column < alignments.count ? alignments[column] : .left {
      case .left: 0
      case .centre: room / 2
      case .right: room
      }
    return (StyledText(String(repeating: " ", count: before)) + text).padded(to: widths[column])
  }
}
