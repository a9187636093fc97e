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
    let read = ParsedLine(head)
    let end = head.utf8.count
    guard !read.endsInComment else { return Completion(range: end..<end, candidates: []) }
    var words = read.lastCommandIsOpen ? read.commands.last ?? [] : []
    // A word that touches the cursor is the one being written.
    let partial = words.last.flatMap { $0.range.upperBound == end ? $0 : nil }
    if partial != nil { words.removeLast() }
    let word = PartialWord(text: partial?.text ?? "", isQuoted: partial?.isQuoted ?? false)
    let range = (partial?.range.lowerBound ?? end)..<end
    return Completion(range: range, candidates: candidates(for: word, after: words))
  }

  private func candidates(for word: PartialWord, after words: [Word]) -> [String] {
    guard let name = words.first else { return word.matches(session.commands.names) }
    guard let command = try? session.commands.command(name.text) else { return [] }
    if word.isOption { return word.optionMatches(command.options.map { "--\($0.name)" }) }
    guard let source = source(after: words.dropFirst(), of: command) else { return [] }
    return CompletionWords(session: session, before: words.dropFirst().map(\.text)).candidates(from: source, for: word)
  }

  /// Where the candidates for the next word are from; nil if no word comes next.
  private func source(after words: ArraySlice<Word>, of command: some Command) -> CompletionSource? {
    var place = 0
    var awaiting: Option?
    for word in words {
      if awaiting != nil {
        awaiting = nil
      } else if word.isOption {
        awaiting = command.options.first { "--\($0.name)" == word.text && $0.value != nil }
      } else {
        place += 1
      }
    }
    if let awaiting { return awaiting.source }
    let arguments = command.arguments
    if arguments.indices.contains(place) { return arguments[place].source }
    return arguments.last.flatMap { $0.presence.isRepeated ? $0.source : nil }
  }
}
