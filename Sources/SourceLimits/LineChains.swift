/// How many lines go on with the one before, at the place that a scanner has reached.
///
/// A line goes on if it begins or the one before it ends with a link, as a call behind a dot. Branches go on behind the
/// bracket that ends the one before: each bracket has a chain of its own for what is in it.
struct LineChains {
  /// The length of the innermost chain.
  private(set) var length = 0
  /// The lengths of the chains around it, from the outside inwards.
  private var outerLengths: [Int] = []
  /// The last piece that was not the end of a line.
  private var last = SourceScanner.Piece.other
  private var isAtLineStart = true

  /// Goes on past a word or sign of no meaning.
  ///
  /// Most pieces are such, within a line.
  @inline(__always)
  mutating func goOnPastOther() {
    if isAtLineStart { goOn(past: .other) } else { last = .other }
  }

  mutating func goOn(past piece: SourceScanner.Piece) {
    if piece == .lineEnd {
      isAtLineStart = true
      return
    }
    if isAtLineStart {
      beginLine(with: piece)
    } else if piece == .link, last == .close {
      length += 1
    }
    switch piece {
    case .open, .openBracket:
      outerLengths.append(length)
      length = 0
    case .close, .closeBracket: length = outerLengths.popLast() ?? length
    case .lineEnd, .separator, .keyPath, .openCondition, .closeCondition, .link, .other: break
    }
    (last, isAtLineStart) = (piece, false)
  }

  private mutating func beginLine(with piece: SourceScanner.Piece) {
    switch (last, piece) {
    // A list goes on, a bracket is in a line of its own, or a condition of the compiler stands between.
    case (.separator, _), (_, .open), (_, .openCondition), (_, .closeCondition): break
    case (.link, _), (_, .link): length += 1
    default: length = 0
    }
  }
}
