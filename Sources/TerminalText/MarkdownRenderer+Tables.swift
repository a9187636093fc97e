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
