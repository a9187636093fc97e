import Grammar

/// Finds what can stand where the cursor is, from what the session knows.
public struct Completer {
  private let session: Session

  /// A completer that knows what a session knows.
  public init(session: Session) {
    self.session = session
  }

  /// What can stand at the cursor.
  ///
  /// - Parameters:
  ///   - line: the line as it is.
  ///   - cursor: where the cursor stands in it, in UTF-8 code units.
  public func completion(of line: String, at cursor: Int) -> Completion {
    let head = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
    // What was pasted with its prompt is completed as if it had none.
    let prompt = head.prefix(session.commands.promptLength(of: head)).utf8.count
    let read = ParsedLine(String(decoding: Array(head.utf8.dropFirst(prompt)), as: UTF8.self))
    let end = head.utf8.count
    guard !read.endsInComment else { return Completion(range: end..<end, offers: []) }
    var words = read.lastCommandIsOpen ? read.commands.last ?? [] : []
    // A word that touches the cursor is the one being written.
    let partial = words.last.flatMap { $0.range.upperBound + prompt == end ? $0 : nil }
    if partial != nil { words.removeLast() }
    let word = PartialWord(text: partial?.text ?? "", isQuoted: partial?.isQuoted ?? false)
    let range = (partial.map { $0.range.lowerBound + prompt } ?? end)..<end
    guard let name = words.first else {
      return Completion(range: range, offers: CompletionWords(session: session).candidates(from: .commands, for: word))
    }
    guard let command = try? session.commands.command(name.text) else { return Completion(range: range, offers: []) }
    if word.isOption { return Completion(range: range, offers: word.optionMatches(command.options)) }
    let place = WordPlace(after: words.dropFirst(), of: command)
    let before = words.dropFirst().map(\.text)
    return Completion(
      range: range,
      offers: CompletionWords(session: session, before: before).candidates(from: place.source, for: word),
      others: partial == nil ? place.others : [])
  }
}
