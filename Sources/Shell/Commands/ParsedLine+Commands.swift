import Grammar

extension ParsedLine {
  /// The words of each command of a whole line.
  ///
  /// - Throws: `ShellError.longLine`; `.openQuote` when a quote is not closed.
  static func commands(in line: String) throws(ShellError) -> [[Word]] {
    guard line.utf8.count <= Session.longestLine else { throw .longLine(bytes: line.utf8.count) }
    let read = ParsedLine(line)
    if let quote = read.openQuote { throw .openQuote(quote.mark, column: quote.column) }
    return read.commands
  }
}
