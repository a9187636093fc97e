/// Goes through code piece by piece, past its comments and the texts of its strings, without calling itself.
///
/// What could be code or not, as after a division sign that may begin a regular expression, is taken for code.
struct SourceScanner {
  enum Piece {
    case lineEnd
    /// A comma or semicolon.
    case separator
    /// A square bracket.
    case openBracket
    case closeBracket
    /// A parenthesis or a brace.
    case open
    case close
    /// The backslash that a key path begins with.
    case keyPath
    /// `#if`.
    case openCondition
    /// `#endif`.
    case closeCondition
    /// What ties a line to the one before or after it: a dot, an operator before its operand, `else`, `try`.
    case link
    /// A word, the text of a string, or another sign.
    case other
  }

  /// What a piece of code stands in.
  private enum Surroundings {
    /// The text of a string.
    case text(TextDelimiter)
    /// An interpolation, with as many parentheses open.
    case interpolation(parentheses: Int)
  }

  private let code: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The line of the last piece, from 1.
  private(set) var line = 1
  /// From the outside inwards; empty in plain code.
  private var surroundings: [Surroundings] = []
  /// The innermost of them, if that is the text of a string.
  private var text: TextDelimiter?
  /// By a byte, what it is: all bytes of a file come by here.
  private let kinds = Self.kinds
  /// Whether the line has a sign that may begin a regular expression.
  private var mayBeRegularExpression = false

  init(_ code: UnsafeBufferPointer<UInt8>) {
    self.code = code
  }

  @inline(__always)
  mutating func next() -> Piece? {
    while position < code.count {
      if let text {
        skipText(text)
        return .other
      }
      let start = position
      position += 1
      switch kinds[Int(code[start])] {
      case .blank: skipBlanks()
      case .partOfWord:
        skipWord()
        return isLinkWord(from: start) ? .link : .other
      case .lineEnd:
        endLine()
        return .lineEnd
      case .separator: return .separator
      case .link: return .link
      case .openBracket: return .openBracket
      case .closeBracket: return .closeBracket
      case .openBrace: return .open
      case .closeBrace: return .close
      case .openParenthesis:
        changeParentheses(by: 1)
        return .open
      case .closeParenthesis:
        changeParentheses(by: -1)
        return .close
      case .backslash: return .keyPath
      case .slash:
        if !mayBeRegularExpression, isAt(UInt8(ascii: "/")) {
          skipToLineEnd()
        } else if !mayBeRegularExpression, isAt(UInt8(ascii: "*")) {
          position = start
          skipComment()
        } else {
          mayBeRegularExpression = true
          return .other
        }
      case .quoteOrHash:
        if let delimiter = textDelimiter(from: start) {
          position = start + delimiter.length
          begin(.text(delimiter))
          return .other
        }
        if code[start] == UInt8(ascii: "#"), isAt(Self.condition) { return .openCondition }
        return code[start] == UInt8(ascii: "#") && isAt(Self.conditionEnd) ? .closeCondition : .other
      case .greaterSign: return start > 0 && code[start - 1] == UInt8(ascii: "-") ? .link : .other
      // Behind a type it is part of that.
      case .questionMark: return start == 0 || Self.isBlank(code[start - 1]) ? .link : .other
      case .other: return .other
      }
    }
    return nil
  }

  /// Whether the word that has just been passed is a link.
  private func isLinkWord(from start: Int) -> Bool {
    let length = position - start
    // Most words are longer, or do not even begin like one of these.
    guard length <= Self.longestLinkWord, length > 2 else { return false }
    switch code[start] {
    case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "i"): break
    default: return false
    }
    var word: UInt64 = 0
    for byte in code[start..<position] { word = word << 8 | UInt64(byte) }
    switch length {
    case 3: return word == Self.wordTry
    case 4: return word == Self.wordElse
    case 5: return word == Self.wordAwait || word == Self.wordInout
    default: return false
    }
  }

  private static let condition = Array("if".utf8)
  private static let conditionEnd = Array("endif".utf8)

  /// The words that tie lines together, their bytes as those of a number.
  private static let (wordTry, wordElse): (UInt64, UInt64) = (0x747279, 0x656C_7365)
  private static let (wordAwait, wordInout): (UInt64, UInt64) = (0x61_7761_6974, 0x69_6E6F_7574)
  private static let longestLinkWord = 5

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// Notes that what comes next stands in something.
  private mutating func begin(_ inner: Surroundings) {
    surroundings.append(inner)
    findText()
  }

  private mutating func findText() {
    if case .text(let delimiter)? = surroundings.last { text = delimiter } else { text = nil }
  }

  /// Ends the interpolation with its last parenthesis.
  private mutating func changeParentheses(by difference: Int) {
    if surroundings.isEmpty { return }
    guard case .interpolation(let parentheses) = surroundings.removeLast() else { return findText() }
    if parentheses + difference > 0 { surroundings.append(.interpolation(parentheses: parentheses + difference)) }
    findText()
  }

  /// What stands in a string of one line is over with that line.
  private mutating func endLine() {
    line += 1
    mayBeRegularExpression = false
    if surroundings.isEmpty { return }
    let firstShort = surroundings.firstIndex { surroundings in
      if case .text(let delimiter) = surroundings { !delimiter.isLong } else { false }
    }
    if let firstShort { surroundings.removeSubrange(firstShort...) }
    findText()
  }

  /// Goes on to the end of the text, or to an interpolation in it.
  private mutating func skipText(_ delimiter: TextDelimiter) {
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "\"") where isAtEnd(of: delimiter):
        position += delimiter.length
        endText()
        return
      case UInt8(ascii: "\\") where isAt(hashes: delimiter.hashes, from: position + 1):
        position += 1 + delimiter.hashes
        if position < code.count, code[position] == UInt8(ascii: "(") {
          position += 1
          begin(.interpolation(parentheses: 1))
          return
        }
        // What is escaped, but for a line's end, is skipped.
        if position < code.count, code[position] != UInt8(ascii: "\n") { position += 1 }
        continue
      case UInt8(ascii: "\n"):
        guard delimiter.isLong else { return endText() }
        line += 1
      default: break
      }
      position += 1
    }
  }

  private mutating func endText() {
    surroundings.removeLast()
    findText()
  }

  /// More hash signs than anybody writes before a quote. A long row of them is not counted again at each.
  private static let mostHashes = 32

  /// What a string at a place begins with; nil if there is none.
  private func textDelimiter(from place: Int) -> TextDelimiter? {
    let hashes = count(UInt8(ascii: "#"), from: place, upTo: Self.mostHashes)
    let quotes = count(UInt8(ascii: "\""), from: place + hashes, upTo: 3)
    guard quotes > 0, quotes == 3 || !mayBeRegularExpression else { return nil }
    return TextDelimiter(quotes: quotes == 3 ? 3 : 1, hashes: hashes)
  }

  private func isAtEnd(of text: TextDelimiter) -> Bool {
    count(UInt8(ascii: "\""), from: position, upTo: text.quotes) == text.quotes
      && isAt(hashes: text.hashes, from: position + text.quotes)
  }

  private func isAt(hashes: Int, from place: Int) -> Bool {
    count(UInt8(ascii: "#"), from: place, upTo: hashes) == hashes
  }

  /// How often a sign stands at a place.
  private func count(_ sign: UInt8, from place: Int, upTo most: Int) -> Int {
    var end = place
    while end < code.count, end - place < most, code[end] == sign { end += 1 }
    return end - place
  }

  private func isAt(_ text: [UInt8]) -> Bool { code[position...].starts(with: text) }

  private func isAt(_ sign: UInt8) -> Bool { position < code.count && code[position] == sign }

  private func isNext(_ sign: UInt8) -> Bool { position + 1 < code.count && code[position + 1] == sign }

  @inline(__always)
  private mutating func skipBlanks() {
    var end = position
    while end < code.count, kinds[Int(code[end])] == .blank { end += 1 }
    position = end
  }

  @inline(__always)
  private mutating func skipWord() {
    var end = position
    while end < code.count, kinds[Int(code[end])] == .partOfWord { end += 1 }
    position = end
  }

  /// What a byte is where no text is.
  private enum Kind: UInt8 {
    /// What stands between the pieces of a line.
    case blank
    /// A letter, a digit, an underscore, or part of a character beyond ASCII.
    case partOfWord
    case lineEnd, separator, openBracket, closeBracket, openBrace, closeBrace, openParenthesis, closeParenthesis
    case backslash, slash, quoteOrHash, greaterSign, questionMark, link, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): self = .blank
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        self = .partOfWord
      case UInt8(ascii: "\n"): self = .lineEnd
      case UInt8(ascii: ","), UInt8(ascii: ";"): self = .separator
      case UInt8(ascii: "["): self = .openBracket
      case UInt8(ascii: "]"): self = .closeBracket
      case UInt8(ascii: "{"): self = .openBrace
      case UInt8(ascii: "}"): self = .closeBrace
      case UInt8(ascii: "("): self = .openParenthesis
      case UInt8(ascii: ")"): self = .closeParenthesis
      case UInt8(ascii: "\\"): self = .backslash
      case UInt8(ascii: "/"): self = .slash
      case UInt8(ascii: "\""), UInt8(ascii: "#"): self = .quoteOrHash
      case UInt8(ascii: ">"): self = .greaterSign
      case UInt8(ascii: "?"): self = .questionMark
      case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "%"):
        self = .link
      default: self = .other
      }
    }
  }

  private static let kinds = (UInt8.min...UInt8.max).map(Kind.init)

  private mutating func skipToLineEnd() {
    var end = position
    while end < code.count, code[end] != UInt8(ascii: "\n") { end += 1 }
    position = end
  }

  /// A comment over several lines, with those within it.
  private mutating func skipComment() {
    var depth = 0
    while position < code.count {
      let isOpening = code[position] == UInt8(ascii: "/") && isNext(UInt8(ascii: "*"))
      let isClosing = code[position] == UInt8(ascii: "*") && isNext(UInt8(ascii: "/"))
      if code[position] == UInt8(ascii: "\n") { line += 1 }
      depth += isOpening ? 1 : isClosing ? -1 : 0
      position += isOpening || isClosing ? 2 : 1
      if depth == 0 { return }
    }
  }
}

/// How a string is written: in one quote or three, raw or not.
private struct TextDelimiter {
  let quotes: Int
  /// How many hash signs stand around it, and in its escapes.
  let hashes: Int

  var isLong: Bool { quotes == 3 }
  var length: Int { quotes + hashes }
}
