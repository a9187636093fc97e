/// The limits within which code is read as Swift.
///
/// SwiftParser calls itself for each level of code, and tries both meanings of a bracket that could begin an array or a
/// type. What people write stays far below these limits; beyond them reading would take all time, or the whole stack.
public enum SourceLimits {
  /// What is to be said of a line that is beyond them.
  public static let message = "nested too deeply, or too long, to be read as Swift"

  /// How many square brackets may stand within each other. Each level doubles the time.
  private static let squareBrackets = 12
  /// How many words and signs may stand on a line without a comma or semicolon between them.
  private static let stretch = 2000

  /// The first line that is beyond the limits, from 1; nil if all of the code can be read.
  public static func lineBeyond(in code: some Collection<UInt8>) -> Int? {
    code.withContiguousStorageIfAvailable { line(beyondLimitsIn: $0) } ?? Array(code).withUnsafeBufferPointer(line)
  }

  private static func line(beyondLimitsIn code: UnsafeBufferPointer<UInt8>) -> Int? {
    var scanner = SourceScanner(code)
    var brackets = 0
    var stretch = 0
    while let piece = scanner.next() {
      switch piece {
      case .lineEnd, .separator: stretch = 0
      case .openBracket:
        stretch += 1
        brackets += 1
      case .closeBracket:
        stretch += 1
        brackets = max(0, brackets - 1)
      case .other: stretch += 1
      }
      if brackets > squareBrackets || stretch > Self.stretch { return scanner.line }
    }
    return nil
  }
}
