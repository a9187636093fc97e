/// A line cut into commands and words, as far as it is written: the last quote may still be open.
public struct ParsedLine: Hashable, Sendable {
  /// The words of each command; commands stand between semicolons, and empty ones are left out.
  public private(set) var commands: [[Word]] = []
  /// The quote that is never closed.
  public private(set) var openQuote: OpenQuote?
  /// Whether the line ends with a comment.
  public private(set) var endsInComment = false
  /// Whether the last command is still being written: no semicolon follows it.
  public private(set) var lastCommandIsOpen = false

  /// A quote without its partner.
  public struct OpenQuote: Hashable, Sendable {
    /// A single or a double quote, straight or curly, or the backslash that ends a line.
    public let mark: Character
    /// Its place in the line, in characters from 1.
    public let column: Int
  }

  /// Reads a line. Every line can be read.
  public init(_ line: String) {
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
}

/// One word of a line, and where it stands.
public struct Word: Hashable, Sendable {
  /// The word without its quotes.
  public let text: String
  /// Its range in the line, quotes included, in UTF-8 code units.
  public let range: Range<Int>
  /// Whether any part of it was quoted; such a word is never an option.
  public let isQuoted: Bool

  /// Whether the word is written as an option is.
  public var isOption: Bool { !isQuoted && text.hasPrefix("--") && text.count > 2 }
}
