/// A look at code by which most files are seen to be within the limits, without going through them piece by piece.
///
/// It counts what a limit could be reached with, many bytes at a time. What is counted may not be code, as a bracket
/// in a comment: too much is counted, but never too little. Where that is more than a limit allows, nothing is known.
struct QuickLook {
  /// How many bytes are looked at together: fewer than a byte can count.
  private static let block = 128

  private let code: UnsafeBufferPointer<UInt8>
  /// How many square brackets stand within each other at a place, and at most.
  private var (brackets, mostBrackets) = (0, 0)
  private var (keyPaths, conditions) = (0, 0)
  /// Behind the last line whose pieces have been counted.
  private var countedEnd = 0

  private init(_ code: UnsafeBufferPointer<UInt8>) { self.code = code }

  /// Whether code is sure to be within the limits.
  static func isWithin(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
    var look = QuickLook(code)
    return look.hasShortLines && look.passesBlocks()
      && look.mostBrackets <= SourceLimits.squareBrackets && look.keyPaths <= SourceLimits.keyPaths
      && look.conditions <= SourceLimits.conditions
  }

  /// Whether no line may have too many words and signs: there is one a byte at most, and the end of a string.
  private var hasShortLines: Bool {
    var start = 0
    while code.count - start >= SourceLimits.stretch {
      guard let end = code[start..<start + SourceLimits.stretch].lastIndex(of: UInt8(ascii: "\n")) else { return false }
      start = end + 1
    }
    return true
  }

  /// Goes through the code; false if a string or a comment may go on in another line, or lines and calls in too many.
  private mutating func passesBlocks() -> Bool {
    // The first line may be a link, too.
    var links = 1
    var place = 0
    // Two bytes are seen behind each: what is at the end is looked at with zeros behind it.
    while code.count - place >= Self.block + 2 {
      let signs = Signs(UnsafeBufferPointer(rebasing: code[place..<place + Self.block + 2]), count: Self.block)
      links += Int(signs.links)
      if links > SourceLimits.chain || signs.isLong { return false }
      if signs.isCounted { countPieces(in: place..<place + Self.block) }
      place += Self.block
    }
    let rest = Array(code[place...]) + [0, 0]
    let signs = rest.withUnsafeBufferPointer { Signs($0, count: $0.count - 2) }
    if links + Int(signs.links) > SourceLimits.chain || signs.isLong { return false }
    if signs.isCounted { countPieces(in: place..<code.count) }
    return true
  }

  /// Counts the pieces of the lines in which a block is, where these have not been counted.
  private mutating func countPieces(in block: Range<Int>) {
    for place in block where place >= countedEnd {
      switch code[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "#"): countPieces(ofLineAt: place)
      default: break
      }
    }
  }

  /// Counts the pieces of a line, at whose beginning no string, comment or interpolation is open.
  private mutating func countPieces(ofLineAt place: Int) {
    let start = code[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = code[place...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
    var scanner = SourceScanner(UnsafeBufferPointer(rebasing: code[start..<end]))
    while let piece = scanner.next() {
      switch piece {
      case .openBracket:
        brackets += 1
        mostBrackets = max(mostBrackets, brackets)
      case .closeBracket: brackets = max(0, brackets - 1)
      case .keyPath: keyPaths += 1
      case .openCondition: conditions += 1
      case .lineEnd, .separator, .open, .close, .closeCondition, .link, .other: break
      }
    }
    countedEnd = end
  }
}

/// What stands in some bytes.
private struct Signs {
  /// How many lines end, of which the next may be a part, and how many calls to which another may be tied.
  let links: UInt8
  /// Whether a string or a comment of several lines may begin.
  let isLong: Bool
  /// Whether there are square brackets, or what a key path or a condition of the compiler begins with.
  let isCounted: Bool

  /// Without a branch, so that the compiler makes instructions of it that look at many bytes at once.
  ///
  /// - Parameter bytes: has two more than are looked at.
  init(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) {
    var (links, long, counted): (UInt8, UInt8, UInt8) = (0, 0, 0)
    var place = 0
    while place < count {
      let (byte, next, second) = (bytes[place], bytes[place &+ 1], bytes[place &+ 2])
      let isEnd = byte.is(")") | byte.is("}")
      // What mostly stands behind the end of a parenthesis or of braces is no link.
      let isPlain =
        next.is("\n") | next.is(")") | next.is("}") | next.is("(") | next.is(",") | next.is(":")
        | next.is(" ") & (second.is("{") | second.is("}"))
      links &+= byte.is("\n") | isEnd & (isPlain ^ 1)
      long |= byte.is("\"") & next.is("\"") & second.is("\"") | byte.is("/") & next.is("*")
      counted |= byte.is("[") | byte.is("]") | byte.is("\\") | byte.is("#")
      place &+= 1
    }
    self.links = links
    (isLong, isCounted) = (long != 0, counted != 0)
  }
}

extension UInt8 {
  /// 1 for a sign, else 0, by nothing but arithmetic: only 0 has a carry if 1 is taken from it.
  @inline(__always)
  fileprivate func `is`(_ sign: Unicode.Scalar) -> UInt8 {
    let difference = UInt16(self ^ UInt8(truncatingIfNeeded: sign.value))
    return UInt8(truncatingIfNeeded: (difference &- 1) >> 8) & 1
  }
}
