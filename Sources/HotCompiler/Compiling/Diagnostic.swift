import TextLayout

/// A message of the compiler about a location in the app's code.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// How much it matters.
  public let severity: Severity
  /// Relative to the app's folder, or beginning with the name of a library; empty if the compiler names no location.
  public let file: String
  /// From 1; 0 if the compiler names no location.
  public let line: Int
  /// In characters, from 1; 0 if the compiler names no location.
  public let column: Int
  /// In the compiler's words.
  public let message: String
  /// The line of code, as the learner wrote it.
  public let sourceLine: String

  /// A diagnostic about a location in the code.
  public init(severity: Severity, file: String, line: Int, column: Int, message: String, sourceLine: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
  }

  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, Codable {
    case error, warning
    /// More about the diagnostic before it.
    case note
  }

  /// The location and the message, then the line of code with a mark under the column.
  public var description: String {
    guard !file.isEmpty else { return "\(severity.rawValue): \(message)" }
    let head = "\(file.onOneLine):\(line):\(column): \(severity.rawValue): \(message)"
    guard !sourceLine.allSatisfy(\.isWhitespace) else { return head }
    let indentation = sourceLine.prefix(max(column - 1, 0)).map { $0 == "\t" ? "\t" : " " }.joined()
    return "\(head)\n  \(sourceLine)\n  \(indentation)^"
  }
}
