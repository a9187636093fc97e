import Grammar
import TerminalText

/// A long text on its way through the window: what has been shown, and what is on the window now.
struct Pages {
  private let text: StyledText
  private var paged: PagedText
  /// How many rows a page may have: two are left for what says how to go on, and for the prompt below it.
  private var room: Int
  /// The first row on the window, and the one behind the last.
  private var page: Range<Int>
  /// The lines at which the pages before this one begin.
  private var before: [Int] = []
  private var searched: String?
  private var note: String?

  /// - Parameter used: how many rows of the window are taken already.
  init(_ text: StyledText, used: Int) {
    self.text = text
    paged = PagedText(text, width: SystemTerminal.width)
    room = Self.room
    let left = room - used
    // What has just been shown stays on the window until a key is pressed.
    page = 0..<(left < 4 && paged.rows.count > left ? 0 : paged.end(of: 0, room: left))
  }

  private static var room: Int { max(1, (SystemTerminal.height ?? 24) - 2) }

  /// The rows of the page.
  var shown: ArraySlice<StyledText> { paged.rows[page] }

  /// Ends the page after fewer rows.
  mutating func shorten(to rows: Int) { page = page.prefix(rows) }

  /// Whether the last row is on the window.
  var isAtEnd: Bool { page.upperBound == paged.rows.count }

  /// Whether there is no page before this one.
  var isFirst: Bool { page.lowerBound == 0 }

  /// Whether something was looked for.
  var hasSearched: Bool { searched != nil }

  /// What has not been shown.
  var rest: StyledText { text.lines.dropFirst(paged.line(ofRow: page.upperBound)).joined(separator: "\n") }

  /// `… 24 more lines: more`.
  var remark: StyledText { "\("… \(moreLines): ", .quiet)\("`more`", .code)" }

  private var moreLines: String {
    (text.lines.count - paged.line(ofRow: page.upperBound)).counted("more line")
  }

  /// The last row of the window: how much there is to come, and by which keys.
  func status(width: Int) -> StyledText {
    if let note { return StyledText(note, .warning).truncated(to: max(1, width - 1)) }
    let back = isFirst ? "" : " · b back"
    let forms = [
      "… \(moreLines) · Space goes on\(back) · / finds · q or any command leaves",
      "… \(moreLines) · Space goes on\(back) · q leaves",
      "… \(moreLines) · Space, q",
    ]
    let form = forms.first { StyledText($0).columns < width } ?? forms[forms.count - 1]
    return StyledText(form, .accent).truncated(to: max(1, width - 1))
  }
}

// Turning pages. Each gives the rows that are to be written: further ones, or a whole page.
extension Pages {
  mutating func goForward() -> ArraySlice<StyledText> {
    note = nil
    remember()
    page = page.upperBound..<paged.end(of: page.upperBound, room: room)
    return shown
  }

  mutating func goDown() -> ArraySlice<StyledText> {
    note = nil
    page = max(page.lowerBound, page.upperBound + 1 - room)..<page.upperBound + 1
    return shown.suffix(1)
  }

  mutating func goToEnd() -> ArraySlice<StyledText> {
    let first = page.upperBound
    page = max(0, paged.rows.count - room)..<paged.rows.count
    return paged.rows[first...]
  }

  mutating func goBack() -> ArraySlice<StyledText> {
    show(from: before.popLast().map(paged.row(ofLine:)) ?? 0)
    return shown
  }

  mutating func goUp() -> ArraySlice<StyledText> {
    show(from: max(0, page.lowerBound - 1))
    return shown
  }

  mutating func goToStart() -> ArraySlice<StyledText> {
    before = []
    show(from: 0)
    return shown
  }

  /// Lays the text out for the window as it is now.
  mutating func fitAgain() -> ArraySlice<StyledText> {
    let line = paged.line(ofRow: page.lowerBound)
    paged = PagedText(text, width: SystemTerminal.width)
    room = Self.room
    show(from: paged.row(ofLine: line))
    return shown
  }

  /// Goes to the next row that holds a text. False if none does.
  mutating func search(_ text: String) -> Bool {
    searched = text
    return searchAgain()
  }

  /// Goes to the next row that holds what was looked for. False if none does.
  mutating func searchAgain() -> Bool {
    guard let searched, let row = paged.row(containing: searched, from: page.lowerBound + 1) else {
      note = "“\(searched ?? "")” does not stand below; Space goes on, q leaves"
      return false
    }
    remember()
    show(from: row)
    return true
  }

  private mutating func show(from row: Int) {
    note = nil
    page = row..<paged.end(of: row, room: room)
  }

  private mutating func remember() {
    if !page.isEmpty { before.append(paged.line(ofRow: page.lowerBound)) }
  }
}
