import Grammar
import TerminalText

/// What was typed in a session, and what it showed, as far back as there is room for.
struct Transcript {
  /// One line that was typed, with what came of it.
  struct Entry {
    let prompt: StyledText
    let line: StyledText
    /// In the order in which they were shown.
    fileprivate(set) var answers: [Answer] = []
    /// The wiring that was on the stage afterwards; nil if there was none.
    fileprivate(set) var wiring: String?
    /// In bytes.
    fileprivate var size: Int
  }

  /// Something that was shown.
  struct Answer {
    let text: StyledText
    /// Whether the window was emptied before it.
    let clearsWindow: Bool
  }

  /// How much text is kept, in bytes.
  static let limit = 4 << 20
  /// So much of one answer is kept, in bytes.
  static let answerLimit = 1 << 18

  /// The oldest first.
  private(set) var entries: [Entry] = []
  /// How many older ones there was no room for.
  private(set) var forgotten = 0
  private var size = 0
  /// The one that is being carried out, which may be the one that asks for the others.
  private var current: Entry?

  /// How much of the line that is being carried out has been, as it was typed.
  private var done = ""

  /// How many lines there were, those included that there was no room for.
  var count: Int { forgotten + entries.count }

  /// The lines behind so many, as far as they are kept.
  func entries(after count: Int) -> ArraySlice<Entry> { entries.dropFirst(max(0, count - forgotten)) }

  /// Begins with a line that was typed.
  mutating func begin(_ line: StyledText, at prompt: StyledText) {
    let line = line.cut(to: Self.answerLimit)
    current = Entry(prompt: prompt, line: line, size: line.size)
    done = ""
  }

  /// Goes on to the next command of the line.
  ///
  /// - Parameter done: the line up to that command.
  mutating func reach(_ done: String) { self.done = done }

  /// All that was carried out: the lines, and those commands of the present one that stand before the one that asks.
  ///
  /// - Parameter wiring: what is on the stage now.
  func entriesUpToNow(wiring: String?) -> [Entry] {
    guard !done.isEmpty, let current else { return entries }
    var begun = Entry(prompt: current.prompt, line: StyledText(done), answers: current.answers, size: current.size)
    begun.wiring = wiring
    return entries + [begun]
  }

  /// Adds what the line shows, as long as there is room.
  mutating func add(_ output: Output) {
    guard let room = current.map({ Self.limit - $0.size }), room > 0 else { return }
    let text = output.text.cut(to: min(room, Self.answerLimit))
    current?.answers.append(Answer(text: text, clearsWindow: output.clearsWindow))
    current?.size += text.size
  }

  /// Adds a line of an earlier session, with what it showed, before the one that is being carried out.
  mutating func recall(_ line: StyledText, at prompt: StyledText, showing answer: StyledText, wiring: String?) {
    let (waiting, waitingDone) = (current, done)
    begin(line, at: prompt)
    add(Output(answer))
    end(wiring: wiring)
    (current, done) = (waiting, waitingDone)
  }

  /// Ends the line.
  ///
  /// - Parameter wiring: what is on the stage now.
  mutating func end(wiring: String?) {
    guard var entry = current else { return }
    current = nil
    entry.wiring = wiring
    entries.append(entry)
    size += entry.size
    var surplus = 0
    while size > Self.limit, surplus < entries.count - 1 {
      size -= entries[surplus].size
      surplus += 1
    }
    entries.removeFirst(surplus)
    forgotten += surplus
  }
}

extension StyledText {
  fileprivate var size: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// The first lines that have room, and how many more there were.
  func cut(to limit: Int) -> StyledText {
    guard size > limit else { return self }
    var left = limit
    let lines = lines
    let kept = lines.prefix { line in
      left -= line.size + 1
      return left >= 0
    }
    return (kept + [StyledText("… \((lines.count - kept.count).counted("line")) left out", .quiet)]).joined(
      separator: "\n")
  }
}
