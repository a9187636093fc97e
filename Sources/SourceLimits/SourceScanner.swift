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
  /// Whether the line has a sign that may begin a regular expression.
  private var mayBeRegularExpression = false

  init(_ code: UnsafeBufferPointer<UInt8>) {
    self.code = code
  }

  mutating func next() -> Piece? {
    while position < code.count {
      if !surroundings.isEmpty, case .text(let delimiter) = surroundings.last {
        skipText(delimiter)
        return .other
      }
      let sign = code[position]
      switch sign {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): skipBlanks()
      case UInt8(ascii: "\n"):
        position += 1
        endLine()
        return .lineEnd
      case UInt8(ascii: "/") where !mayBeRegularExpression && isNext(UInt8(ascii: "/")): skipToLineEnd()
      case UInt8(ascii: "/") where !mayBeRegularExpression && isNext(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let delimiter = textDelimiter else { return piece(beginningWith: sign) }
        position += delimiter.length
        surroundings.append(.text(delimiter))
        return .other
      default: return piece(beginningWith: sign)
      }
    }
    return nil
  }

  private mutating func piece(beginningWith sign: UInt8) -> Piece {
    let start = position
    position += 1
    if Self.isPartOfWord(sign) {
      skipWord()
      return isLinkWord(from: start) ? .link : .other
    }
    switch sign {
    case UInt8(ascii: ","), UInt8(ascii: ";"): return .separator
    case UInt8(ascii: "["): return .openBracket
    case UInt8(ascii: "]"): return .closeBracket
    case UInt8(ascii: "{"): return .open
    case UInt8(ascii: "}"): return .close
    case UInt8(ascii: "("):
      changeParentheses(by: 1)
      return .open
    case UInt8(ascii: ")"):
      changeParentheses(by: -1)
      return .close
    case UInt8(ascii: "\\"): return .keyPath
    case UInt8(ascii: "/"):
      mayBeRegularExpression = true
      return .other
    case UInt8(ascii: "#"):
      if isAt(Self.condition) { return .openCondition }
      return isAt(Self.conditionEnd) ? .closeCondition : .other
    case UInt8(ascii: ">"): return start > 0 && code[start - 1] == UInt8(ascii: "-") ? .link : .other
    // Behind a type it is part of that.
    case UInt8(ascii: "?"): return start == 0 || Self.isBlank(code[start - 1]) ? .link : .other
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "%"):
      return .link
    default: return .other
    }
  }

  /// Whether the word that has just been passed is a link.
  private func isLinkWord(from start: Int) -> Bool {
    // Most words do not even begin like one of these, or are longer.
    switch code[start] {
    case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "i"):
      position - start <= Self.longestLinkWord
        && Self.linkWords.contains { $0.elementsEqual(code[start..<position]) }
    default: false
    }
  }

  private static let condition = Array("if".utf8)
  private static let conditionEnd = Array("endif".utf8)
  private static let linkWords = ["else", "try", "await", "inout"].map { Array($0.utf8) }
  private static let longestLinkWord = 5

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// Ends the interpolation with its last parenthesis.
  private mutating func changeParentheses(by difference: Int) {
    guard case .interpolation(let parentheses) = surroundings.popLast() else { return }
    if parentheses + difference > 0 { surroundings.append(.interpolation(parentheses: parentheses + difference)) }
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
  }

  /// Goes on to the end of the text, or to an interpolation in it.
  private mutating func skipText(_ delimiter: TextDelimiter) {
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "\"") where isAtEnd(of: delimiter):
        position += delimiter.length
        surroundings.removeLast()
        return
      case UInt8(ascii: "\\") where isAt(hashes: delimiter.hashes, from: position + 1):
        position += 1 + delimiter.hashes
        if position < code.count, code[position] == UInt8(ascii: "(") {
          position += 1
          surroundings.append(.interpolation(parentheses: 1))
          return
        }
        // What is escaped, but for a line's end, is skipped.
        if position < code.count, code[position] != UInt8(ascii: "\n") { position += 1 }
        continue
      case UInt8(ascii: "\n"):
        guard delimiter.isLong else {
          surroundings.removeLast()
          return
        }
        line += 1
      default: break
      }
      position += 1
    }
  }

  /// More hash signs than anybody writes before a quote. A long row of them is not counted again at each.
  private static let mostHashes = 32

  /// What a string at this place begins with; nil if there is none.
  private var textDelimiter: TextDelimiter? {
    let hashes = count(UInt8(ascii: "#"), from: position, upTo: Self.mostHashes)
    let quotes = count(UInt8(ascii: "\""), from: position + hashes, upTo: 3)
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

  private func isNext(_ sign: UInt8) -> Bool { position + 1 < code.count && code[position + 1] == sign }

  private mutating func skipBlanks() {
    var end = position
    while end < code.count, Self.isInnerBlank(code[end]) { end += 1 }
    position = end
  }

  private mutating func skipWord() {
    var end = position
    while end < code.count, Self.isPartOfWord(code[end]) { end += 1 }
    position = end
  }

  /// Whether a byte is one of those that stand between the pieces of a line.
  private static func isInnerBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Whether a byte is a letter, a digit, an underscore, or part of a character beyond ASCII.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    // A bit for each byte of one half of ASCII: all bytes of a file come by here.
    let digits: UInt64 = 0x03FF_0000_0000_0000
    let lettersAndUnderscore: UInt64 = 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || (byte < 0x40 ? digits : lettersAndUnderscore) &>> UInt64(byte) & 1 == 1
  }

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
