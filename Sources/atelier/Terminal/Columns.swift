import TextLayout

/// Short texts side by side, filled column by column, as `ls` does.
struct Columns {
  let texts: [String]
  let width: Int

  var rows: [String] {
    guard !texts.isEmpty else { return [] }
    let cell = (texts.map { TextMetrics.columns(of: $0) }.max() ?? 0) + 2
    let columnCount = max(1, width / cell)
    let rowCount = (texts.count + columnCount - 1) / columnCount
    return (0..<rowCount).map { row in
      let cells = stride(from: row, to: texts.count, by: rowCount).map { TextMetrics.padded(texts[$0], to: cell) }
      return String(cells.joined().reversed().drop { $0 == " " }.reversed())
    }
  }
}
