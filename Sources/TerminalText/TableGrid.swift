/// Draws the lines of a table whose columns have these widths.
struct TableGrid {
  let widths: [Int]
  let alignments: [MarkdownTable.Alignment]

  /// A rule across the table, drawn with a left end, a crossing and a right end.
  func line(_ ends: String) -> StyledText {
    let ends = ends.map(String.init)
    let rules = widths.map { String(repeating: "─", count: $0 + 2) }
    return StyledText(ends[0] + rules.joined(separator: ends[1]) + ends[2], .dim)
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
      let bar = StyledText("│", .dim)
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
