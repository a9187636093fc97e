import TerminalText

/// Draws a tree: with lines, or for those who listen to it, with numbers as in the table of contents of a book.
public struct TreeText {
  private static let usualColumns = 3
  private static let fewestColumns = 2
  private static let fewestLetters = 12

  private let lines: [TreeLine]
  private let display: Display

  /// Draws lines of a tree.
  public init(_ lines: [TreeLine], display: Display) {
    self.lines = lines
    self.display = display
  }

  /// The tree, line by line.
  public var text: StyledText { (display.isAccessible ? numbered : drawn).joined(separator: "\n") }

  private var drawn: [StyledText] {
    let marks = guides(columns: guideColumns)
    let heads = zip(marks, lines).map { head(of: $1, behind: $0) }
    let noted = zip(heads, lines).filter { !$1.note.isEmpty }
    let widest = noted.compactMap { $0.0.last?.columns }.max() ?? 0
    // One very long line does not push the notes of all others off the screen.
    let column = min(widest, display.width * 2 / 3)
    return zip(zip(marks, heads), lines)
      .flatMap { pair, line in
        let (mark, head) = pair
        return noting(line, beside: head, at: column, behind: mark)
          + line.details.flatMap { rows($0, first: mark.others, others: mark.others) }
      }
  }

  private var numbered: [StyledText] {
    zip(numbers, lines).flatMap { mark, line in
      var text = StyledText(mark.first, .quiet) + line.text
      if line.hidden > 0 { text = text + ", \(line.hidden) more below" }
      if !line.note.isEmpty { text = text + ", " + line.note }
      return [text] + line.details.map { StyledText(mark.others, .quiet) + $0 }
    }
  }

  /// The line without its note and details: in the longest form for which there is room.
  private func head(of line: TreeLine, behind mark: Mark) -> [StyledText] {
    let room = display.width - mark.first.count
    let forms = forms(of: line)
    let text = forms.first { !display.isInteractive || $0.columns <= room } ?? forms[forms.count - 1]
    return rows(text, first: mark.first, others: mark.others)
  }

  /// All forms of a line, each with how much was left out below.
  private func forms(of line: TreeLine) -> [StyledText] {
    let hidden = line.hidden > 0 ? StyledText(" … +\(line.hidden)", .quiet) : StyledText()
    return ([line.text] + line.shorterTexts).map { $0 + hidden }
  }

  /// Adds a line's note: beside it, if need be in its short form, or where that has no room either, below.
  private func noting(_ line: TreeLine, beside head: [StyledText], at column: Int, behind mark: Mark) -> [StyledText] {
    guard !line.note.isEmpty, let last = head.last else { return head }
    let start = last.padded(to: column) + "  "
    let notes = [line.note, line.shortNote].compactMap(\.self)
    let fits = { (note: StyledText, start: Int) in !display.isInteractive || start + note.columns <= display.width }
    if let note = notes.first(where: { fits($0, start.columns) }) { return head.dropLast() + [start + note] }
    let note = notes.first { fits($0, mark.others.count) } ?? notes[notes.count - 1]
    return head + rows(note, first: mark.others, others: mark.others)
  }

  /// A text behind guides; on a terminal, wrapped where it is too wide, so that the tree stays whole.
  private func rows(_ text: StyledText, first: String, others: String) -> [StyledText] {
    let whole = StyledText(first, .quiet) + text
    guard display.isInteractive, whole.columns > display.width else { return [whole] }
    let room = display.width - others.count
    // Far to the right in a narrow window, a row would be a few letters.
    guard room >= Self.fewestLetters else { return [whole.truncated(to: display.width)] }
    let parts = text.wrapped(to: room)
    return zip([first] + Array(repeating: others, count: parts.count), parts).map { StyledText($0, .quiet) + $1 }
  }

  /// How far a line stands to the right of the one that it is below: less where that makes room for all of its text.
  private var guideColumns: Int {
    guard display.isInteractive else { return Self.usualColumns }
    let fits = { (line: TreeLine, columns: Int) in
      line.depth * columns + (forms(of: line).last?.columns ?? 0) <= display.width
    }
    // What has no room even then is wrapped.
    let fitting = lines.filter { fits($0, Self.fewestColumns) }
    return fitting.allSatisfy { fits($0, Self.usualColumns) } ? Self.usualColumns : Self.fewestColumns
  }

  /// What stands in front of a line, and of further rows of it.
  private typealias Mark = (first: String, others: String)

  /// `│  └─ `.
  private func guides(columns: Int) -> [Mark] {
    let dash = String(repeating: "─", count: columns - 2) + " "
    let space = String(repeating: " ", count: columns - 1)
    let (through, gap) = ("│" + space, " " + space)
    // From the end, it is known at each line at which depths something still follows.
    var follows: Set<Int> = []
    var result: [Mark] = []
    for line in lines.reversed() {
      let trunk = line.depth > 1 ? (1..<line.depth).map { follows.contains($0) ? through : gap }.joined() : ""
      let goesOn = follows.contains(line.depth)
      let branch = line.depth == 0 ? "" : (goesOn ? "├" : "└") + dash
      let rest = line.depth == 0 ? "" : goesOn ? through : gap
      let below = follows.contains(line.depth + 1) ? through : gap
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
