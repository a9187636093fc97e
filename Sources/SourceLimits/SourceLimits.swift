/// The limits within which code is read as Swift.
///
/// SwiftParser calls itself for each level of code, tries both meanings of a bracket that could begin an array or a type,
/// and looks ahead through all that is within a key path. What people write stays far below these limits; beyond them
/// reading would take all time, or the whole stack.
public enum SourceLimits {
  /// What is to be said of a line that is beyond them.
  public static let message = "nested too deeply, or too long, to be read as Swift"

  /// How many square brackets may stand within each other. Each level doubles the time.
  static let squareBrackets = 12
  /// How many key paths may stand within each other. The time grows with the third power.
  static let keyPaths = 16
  /// How many conditions of the compiler, `#if`, may stand within each other.
  static let conditions = 64
  /// How many lines may go on with the one before, as calls behind dots and branches behind `else` do.
  static let chain = 500
  /// How many words and signs may stand on a line without a comma or semicolon between them.
  static let stretch = 2000

  /// The first line that is beyond the limits, from 1; nil if all of the code can be read.
  public static func lineBeyond(in code: some Collection<UInt8>) -> Int? {
    code.withContiguousStorageIfAvailable { line(beyondLimitsIn: $0) } ?? Array(code).withUnsafeBufferPointer(line)
  }

  private static func line(beyondLimitsIn code: UnsafeBufferPointer<UInt8>) -> Int? {
    QuickLook.isWithin(code) ? nil : scan(code)
  }

  /// Goes through code piece by piece.
  private static func scan(_ code: UnsafeBufferPointer<UInt8>) -> Int? {
    var scanner = SourceScanner(code)
    var brackets = 0
    var stretch = 0
    var conditions = 0
    var keyPaths = OpenKeyPaths()
    var chains = LineChains()
    while let piece = scanner.next() {
      // Most pieces are words, which neither begin nor end anything.
      if piece == .other {
        chains.goOnPastOther()
        stretch += 1
        guard stretch <= Self.stretch, chains.length <= Self.chain else { return scanner.line }
        continue
      }
      chains.goOn(past: piece)
      keyPaths.goOn(past: piece)
      switch piece {
      case .lineEnd, .separator: stretch = 0
      case .openBracket:
        stretch += 1
        brackets += 1
      case .closeBracket:
        stretch += 1
        brackets = max(0, brackets - 1)
      case .openCondition: conditions += 1
      case .closeCondition: conditions = max(0, conditions - 1)
      case .open, .close, .keyPath, .link, .other: stretch += 1
      }
      let isWithin =
        brackets <= squareBrackets && stretch <= Self.stretch && conditions <= Self.conditions
        && keyPaths.count <= Self.keyPaths && chains.length <= Self.chain
      if !isWithin { return scanner.line }
    }
    return nil
  }
}

/// The key paths that the code being scanned is within.
private struct OpenKeyPaths {
  private var depth = 0
  /// How deep in brackets of any kind each begins.
  private var depths: [Int] = []

  var count: Int { depths.count }

  mutating func goOn(past piece: SourceScanner.Piece) {
    switch piece {
    case .keyPath: depths.append(depth)
    case .open, .openBracket: depth += 1
    case .close, .closeBracket:
      depth = max(0, depth - 1)
      endAll(from: depth + 1)
    case .lineEnd, .separator: endAll(from: depth)
    case .openCondition, .closeCondition, .link, .other: break
    }
  }

  /// Ends those that begin at a depth or deeper.
  private mutating func endAll(from depth: Int) {
    while let last = depths.last, last >= depth { depths.removeLast() }
  }
}
