import TerminalText

/// Draws a tree: with lines, or for those who listen to it, with numbers as in the table of contents of a book.
public struct TreeText {
  private let lines: [TreeLine]
  private let display: Display

  /// Draws lines of a tree.
  public init(_ lines: [TreeLine], display: Display) {
    self.lines = lines
    self.display = display
  }

  /// The tree, line by line.
  public var text: StyledText {
    let marks = display.isAccessible ? numbers : guides
    let texts = zip(marks, lines).map { text(of: $1, behind: $0.first) }
    let noted = zip(texts, lines).filter { !$1.note.isEmpty }
    let widest = noted.map { $0.0.columns }.max() ?? 0
    // One very long line does not push the notes of all others off the screen.
    let column = min(widest, display.width * 2 / 3)
    return zip(zip(marks, texts), lines)
      .flatMap { pair, line -> [StyledText] in
        let (mark, text) = pair
        let details = line.details.map { StyledText(mark.others, .quiet) + $0 }
        guard !line.note.isEmpty else { return [text] + details }
        if display.isAccessible { return [text + ", " + line.note] + details }
        let start = text.padded(to: column) + "  "
        let fits = !display.isInteractive || start.columns + line.note.columns <= display.width
        return [start + (fits ? line.note : line.shortNote ?? line.note)] + details
      }
      .map(fitted)
      .joined(separator: "\n")
  }

  /// What stands behind the guides, and how much was left out below.
  private func text(of line: TreeLine, behind mark: String) -> StyledText {
    let text = StyledText(mark, .quiet) + line.text
    guard line.hidden > 0 else { return text }
    if display.isAccessible { return text + ", \(line.hidden) more below" }
    let words = StyledText(" … +\(line.hidden)", .quiet)
    return (display.isInteractive ? text.truncated(to: display.width - words.columns) : text) + words
  }

  /// On a terminal, what is too wide for a line is cut: broken lines would tear the tree apart.
  private func fitted(_ line: StyledText) -> StyledText {
    display.isInteractive && !display.isAccessible ? line.truncated(to: display.width) : line
  }

  /// What stands in front of a line, and of its details.
  private typealias Mark = (first: String, others: String)

  /// `│  └─ `.
  private var guides: [Mark] {
    // From the end, it is known at each line at which depths something still follows.
    var follows: Set<Int> = []
    var result: [Mark] = []
    for line in lines.reversed() {
      let trunk = line.depth > 1 ? (1..<line.depth).map { follows.contains($0) ? "│  " : "   " }.joined() : ""
      let branch = line.depth == 0 ? "" : follows.contains(line.depth) ? "├─ " : "└─ "
      let rest = line.depth == 0 ? "" : follows.contains(line.depth) ? "│  " : "   "
      let below = follows.contains(line.depth + 1) ? "│  " : "   "
      result.append((trunk + branch, trunk + rest + below))
      follows = follows.filter { $0 < line.depth }
      follows.insert(line.depth)
    }
    return result.reversed()
  }

  /// `1.2.1 `.
  private var numbers: [Mark] {
    var counts: [Int] = []
    return lines.map { line in
      counts = Array(counts.prefix(line.depth + 1))
      while counts.count <= line.depth { counts.append(0) }
      counts[line.depth] += 1
      return (counts.map(String.init).joined(separator: ".") + " ", "  ")
    }
  }
}
