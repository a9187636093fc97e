import TerminalText

/// A text as rows of a window, and the pages that it makes.
struct PagedText {
  /// The rows, none of them wider than the window.
  let rows: [StyledText]
  /// For each row, the line of the text that it belongs to.
  private let lines: [Int]

  /// - Parameter width: how many columns the window shows; a line that is wider takes several rows.
  init(_ text: StyledText, width: Int) {
    var rows: [StyledText] = []
    var lines: [Int] = []
    for (index, line) in text.lines.enumerated() {
      for row in line.brokenAtColumn(max(1, width)) {
        rows.append(row)
        lines.append(index)
      }
    }
    (self.rows, self.lines) = (rows, lines)
  }

  /// The row behind the last one of the page that begins at a row.
  ///
  /// A page that is not the last ends where a paragraph does, if one ends in its second half.
  ///
  /// - Parameter room: how many rows it may have.
  func end(of start: Int, room: Int) -> Int {
    let end = start + max(1, room)
    guard end < rows.count else { return rows.count }
    let paragraph = (end - room / 2..<end).last { rows[$0].isEmpty }
    return paragraph.map { $0 + 1 } ?? end
  }

  /// The number of the line that a row belongs to.
  func line(ofRow row: Int) -> Int { lines.indices.contains(row) ? lines[row] : (lines.last ?? -1) + 1 }

  /// The first row of a line.
  func row(ofLine line: Int) -> Int { lines.firstIndex { $0 >= line } ?? rows.count }

  /// The first row, from one on, in which a text stands; upper and lower case are the same.
  func row(containing text: String, from start: Int) -> Int? {
    let wanted = text.lowercased()
    return rows.indices.dropFirst(start).first { rows[$0].plain.lowercased().contains(wanted) }
  }
}
