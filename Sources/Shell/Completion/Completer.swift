import Grammar

/// Finds what can stand where the cursor is, from what the session knows.
public struct Completer {
  private let session: Session

  /// A completer that knows what a session knows.
  public init(session: Session) {
    self.session = session
  }

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
    guard let place = argumentIndex(after: words.dropFirst(), of: command) else { return [] }
    let arguments = command.arguments
    guard let argument = arguments.indices.contains(place) ? arguments[place] : arguments.last,
      place < arguments.count || argument.presence == .repeated
    else { return [] }
    return CompletionWords(session: session).candidates(from: argument.source, for: word)
  }

  /// Which argument comes next; nothing where the value of an option does.
  private func argumentIndex(after words: ArraySlice<Word>, of command: some Command) -> Int? {
    var index = 0
    var awaitsValue = false
    for word in words {
      if awaitsValue {
        awaitsValue = false
      } else if word.isOption {
        let option = command.options.first { "--\($0.name)" == word.text }
        awaitsValue = option?.value != nil
      } else {
        index += 1
      }
    }
    return awaitsValue ? nil : index
  }
}
