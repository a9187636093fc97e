/// A line cut into commands and words, as far as it is written: the last quote may still be open.
struct CommandLine: Hashable, Sendable {
  /// The words of each command; commands stand between semicolons, and empty ones are left out.
  private(set) var commands: [[Word]] = []
  /// The quote that nothing closes, and its place in UTF-8 code units.
  private(set) var openQuote: OpenQuote?
  /// Whether the line ends in a comment.
  private(set) var endsInComment = false
  /// Whether the last command is still being written: no semicolon follows it.
  private(set) var lastCommandIsOpen = false

  /// A quote without its partner.
  struct OpenQuote: Hashable, Sendable {
    let mark: Character
    let offset: Int
  }

  init(reading line: String) {
    var lexer = Lexer(line: line)
    while let token = lexer.next() {
      switch token {
      case .word(let word):
        if lastCommandIsOpen {
          commands[commands.count - 1].append(word)
        } else {
          commands.append([word])
        }
        lastCommandIsOpen = true
      case .semicolon: lastCommandIsOpen = false
      case .comment: endsInComment = true
      }
    }
    openQuote = lexer.openQuote
  }

  /// Reads a whole line.
  ///
  /// - Throws: `ShellError.openQuote` when a quote is not closed.
  static func commands(in line: String) throws(ShellError) -> [[Word]] {
    let read = CommandLine(reading: line)
    if let quote = read.openQuote {
      let end = line.utf8.index(line.startIndex, offsetBy: quote.offset)
      throw .openQuote(quote.mark, column: line[..<end].count + 1)
    }
    return read.commands
  }
}
