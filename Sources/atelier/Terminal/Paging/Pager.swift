import Shell
import TerminalText

/// Shows answers, and those that are longer than the window page by page.
///
/// Pages are written one below the other, so that all that was read can be scrolled back to.
@MainActor
final class Pager {
  /// A window of fewer rows has no room for pages.
  private static let fewestRows = 8
  /// So much of an answer that was left stays on the window above what comes below it.
  private static let fewestRowsLeft = 4

  /// What shows long answers.
  var mode = Settings.Pager.on
  /// What was typed instead of a key of the pager: the beginning of the next line.
  private(set) var typed: [UInt8] = []
  private var rest: StyledText?

  /// The page of a long answer at which somebody has left it, as long as nothing else stands below.
  private var left: Pages?

  private var terminal = TerminalOutput.standard
  /// How many rows were shown since the line was entered, or on the page that is shown.
  private var used = 0
  /// Signals that came while a page was shown, and are for others.
  private var signals: [SignalPipe.Signal] = []

  /// Forgets what was shown: a new line has been entered below it.
  func begin() {
    (used, typed, rest, left) = (0, [], nil, nil)
    terminal = .standard
  }

  /// What was not shown of a long answer since this was asked last; nil if all was.
  func takeRest() -> StyledText? {
    defer { rest = nil }
    return rest
  }

  /// Shows an answer. Returns when all of it was shown, or no more of it is wanted.
  func show(_ output: Output) {
    ProgressLine.shared.end()
    guard !output.clearsWindow, terminal.styling != .none, let height = SystemTerminal.height else {
      used = 0
      return terminal.show(output)
    }
    let rows = PagedText(output.text, width: SystemTerminal.width).rows.count
    if let pages = left { makeRoom(for: rows, below: pages, height: height) }
    if used + rows > height - 1 {
      if typed.isEmpty, height >= Self.fewestRows, page(output) { return }
    }
    used += rows
    terminal.show(output)
  }

  /// Shows less of an answer that somebody has left, so that its head stays on the window above what comes below it.
  private func makeRoom(for rows: Int, below pages: Pages, height: Int) {
    left = nil
    // What says that there is more, and the prompt, take a row each.
    let room = height - rows - 2
    guard room >= Self.fewestRowsLeft else { return used = 0 }
    var pages = pages
    if pages.shown.count > room {
      pages.shorten(to: room)
      rest = pages.rest
      terminal.showPage(pages.shown)
      terminal.showRows([pages.remark])
    }
    used = pages.shown.count + 1
  }

  /// - Returns: false if it is not to be paged: there is no keyboard, or the next line has been typed already.
  private func page(_ output: Output) -> Bool {
    switch mode {
    case .off: return false
    case .external where ExternalPager.show(terminal.styled(output.text)): return true
    case .external, .on: break
    }
    guard let keyboard = PagerKeyboard() else { return false }
    defer {
      keyboard.end()
      signals.forEach(SignalPipe.putBack)
      signals = []
    }
    if let bytes = keyboard.waiting(),
      case .typed(let bytes)? = PagerKey.keys(in: bytes, isFirst: true, hasSearched: false).first
    {
      typed = bytes
      return false
    }
    terminal.eraseStatus()
    var pages = Pages(output.text, used: used)
    terminal.showRows(pages.shown)
    while !pages.isAtEnd, let key = key(on: &pages, from: keyboard) {
      switch key {
      case .leave, .typed:
        if case .typed(let bytes) = key { typed = bytes }
        rest = pages.rest
        terminal.showRows([pages.remark])
        left = pages
        return true
      default: turn(&pages, by: key, keyboard)
      }
    }
    terminal.eraseStatus()
    used = pages.shown.count
    return true
  }

  private func turn(_ pages: inout Pages, by key: PagerKey, _ keyboard: PagerKeyboard) {
    switch key {
    case .forward: terminal.showRows(pages.goForward())
    case .oneDown: terminal.showRows(pages.goDown())
    case .end: terminal.showRows(pages.goToEnd())
    case .back: terminal.showPage(pages.goBack())
    case .oneUp: terminal.showPage(pages.goUp())
    case .start: terminal.showPage(pages.goToStart())
    case .search(let bytes):
      if let text = searched(beginning: bytes, on: &pages, keyboard), pages.search(text) {
        terminal.showPage(pages.shown)
      }
    case .next:
      if pages.searchAgain() { terminal.showPage(pages.shown) }
    case .leave, .typed: break
    }
  }

  /// The next key; nil at the end of all keys.
  private func key(on pages: inout Pages, from keyboard: PagerKeyboard) -> PagerKey? {
    while true {
      terminal.showStatus(pages.status(width: SystemTerminal.width))
      switch keyboard.news() {
      case .end: return nil
      case .signals(let signals):
        if let key = take(signals, on: &pages, keyboard) { return key }
      case .bytes(let bytes):
        let keys = PagerKey.keys(in: bytes, isFirst: pages.isFirst, hasSearched: pages.hasSearched)
        for key in keys.dropLast() where !pages.isAtEnd { turn(&pages, by: key, keyboard) }
        if let last = keys.last { return last }
      }
    }
  }

  /// The text to look for; nil if there is none.
  private func searched(beginning bytes: [UInt8], on pages: inout Pages, _ keyboard: PagerKeyboard) -> String? {
    var text = SearchText()
    var bytes = bytes
    while true {
      switch text.take(bytes) {
      case .goesOn: break
      case .ends(let text): return text
      }
      terminal.showStatus("/\(text.text)")
      bytes = []
      switch keyboard.news() {
      case .end: return nil
      case .signals(let signals):
        if take(signals, on: &pages, keyboard) != nil { return nil }
      case .bytes(let new): bytes = new
      }
    }
  }

  /// Reacts to signals; what is for others is kept for them.
  private func take(_ new: [SignalPipe.Signal], on pages: inout Pages, _ keyboard: PagerKeyboard) -> PagerKey? {
    var key: PagerKey?
    for signal in new {
      switch signal {
      case .interrupt:
        SignalPipe.forgetInterrupt()
        key = .leave
      case .resize:
        signals.append(signal)
        terminal.showPage(pages.fitAgain())
      case .goOn:
        keyboard.takeKeys()
        terminal.showPage(pages.shown)
      case .end:
        signals.append(signal)
        key = .leave
      }
    }
    return key
  }
}
