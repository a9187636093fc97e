/// Goes through code piece by piece, past its comments and the insides of its strings, without a stack.
struct SourceScanner {
  enum Piece {
    case lineEnd
    /// A comma or semicolon.
    case separator
    case openBracket
    case closeBracket
    /// A word, a string, or another sign.
    case other
  }

  private let code: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The line of the last piece, from 1.
  private(set) var line = 1

  init(_ code: UnsafeBufferPointer<UInt8>) {
    self.code = code
  }

  mutating func next() -> Piece? {
    while position < code.count {
      let sign = code[position]
      switch sign {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        return .lineEnd
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "/")): skipToLineEnd()
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""):
        skipString()
        return .other
      default:
        skipWord()
        return Self.piece(of: sign)
      }
    }
    return nil
  }

  private static func piece(of sign: UInt8) -> Piece {
    switch sign {
    case UInt8(ascii: ","), UInt8(ascii: ";"): .separator
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    default: .other
    }
  }

  private func isNext(_ sign: UInt8) -> Bool { position + 1 < code.count && code[position + 1] == sign }

  private var hasThreeQuotes: Bool {
    position + 2 < code.count && code[position...(position + 2)].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// A word of any length, or one sign.
  private mutating func skipWord() {
    let start = position
    while position < code.count, Self.isOfWord(code[position]) { position += 1 }
    if position == start { position += 1 }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipToLineEnd() {
    while position < code.count, code[position] != UInt8(ascii: "\n") { position += 1 }
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

  /// A string up to the end of its line, or one in three quotes up to those.
  private mutating func skipString() {
    let isLong = hasThreeQuotes
    position += isLong ? 3 : 1
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "\\") where !isNext(UInt8(ascii: "\n")): position += 1
      case UInt8(ascii: "\"") where !isLong || hasThreeQuotes:
        position += isLong ? 3 : 1
        return
      case UInt8(ascii: "\n") where !isLong: return
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      position += 1
    }
  }
}
