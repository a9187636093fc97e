/// Cuts a line into words as a Unix shell does: single quotes keep everything, double quotes know `\"` and `\\`,
/// a backslash keeps the next character, `#` in front of a word begins a comment. Curly quotes are quotes, too.
struct Lexer {
  enum Token {
    case word(Word)
    case semicolon
    case comment
  }

  private let line: String
  private var index: String.Index
  /// The quote that the end of the line left open; a backslash that ends the line counts as one.
  private(set) var openQuote: ParsedLine.OpenQuote?

  init(line: String) {
    self.line = line
    index = line.startIndex
  }

  mutating func next() -> Token? {
    while let character = peek, character.isWhitespace { advance() }
    switch peek {
    case nil: return nil
    case ";":
      advance()
      return .semicolon
    case "#":
      index = line.endIndex
      return .comment
    default: return .word(word())
    }
  }

  private mutating func word() -> Word {
    let (start, first) = (offset, index)
    var text = ""
    var isQuoted = false
    while let character = peek, !character.isWhitespace, character != ";" {
      if let quotes = CurlyQuotes(openedBy: character), index == first || quotes == .double {
        isQuoted = true
        text += quoted(by: quotes)
        continue
      }
      switch character {
      case "'", "\"":
        isQuoted = true
        text += quoted(by: character)
      case "\\":
        text += escaped()
      default:
        text.append(character)
        advance()
      }
    }
    return Word(text: text, range: start..<offset, isQuoted: isQuoted)
  }

  private mutating func quoted(by mark: Character) -> String {
    let start = index
    advance()
    var text = ""
    while let character = peek, character != mark {
      advance()
      if mark == "\"", character == "\\", let next = peek, next == "\"" || next == "\\" {
        text.append(next)
        advance()
      } else {
        text.append(character)
      }
    }
    if peek == nil { noteOpenQuote(mark, at: start) }
    advance()
    return text
  }

  private mutating func quoted(by quotes: CurlyQuotes) -> String {
    let start = index
    advance()
    var text = ""
    while let character = peek {
      let place = index
      advance()
      if quotes.isClosed(by: character, before: peek) { return text }
      if character == "\\", quotes == .double, let next = peek, next == "\\" || quotes.isClosed(by: next, before: nil) {
        text.append(next)
        advance()
      } else {
        text.append(line[place])
      }
    }
    noteOpenQuote(line[start], at: start)
    return text
  }

  private mutating func escaped() -> String {
    let start = index
    advance()
    guard let character = peek else {
      noteOpenQuote("\\", at: start)
      return ""
    }
    advance()
    return String(character)
  }

  private mutating func noteOpenQuote(_ mark: Character, at place: String.Index) {
    openQuote = ParsedLine.OpenQuote(mark: mark, column: line[..<place].count + 1)
  }

  private var peek: Character? { index < line.endIndex ? line[index] : nil }

  private var offset: Int { line.utf8.distance(from: line.startIndex, to: index) }

  private mutating func advance() {
    if index < line.endIndex { index = line.index(after: index) }
  }
}
