import SwiftSyntax

/// What can be counted in one file.
public struct SourceMetrics: Hashable, Sendable, Codable {
  /// Relative to the app's folder.
  public let path: String
  /// Lines with code on them.
  public let lines: Int
  /// In the order of the file.
  public let types: [DeclaredType]
  /// Closures that are written as such.
  public let closures: Int
  /// The names of types that the code uses, its own among them.
  public let mentions: Set<String>

  /// Reads a file's text. Code that does not parse is read as far as it makes sense.
  public init(path: String, source: String) {
    let reader = SourceReader(of: source)
    reader.walk(SourceFileSyntax(reading: source))
    self.path = path
    lines = reader.lines.count
    types = reader.types
    closures = reader.closures
    mentions = reader.mentions
  }

  /// The file's share of the app.
  public var counts: CodeCounts {
    var counts = CodeCounts()
    counts.files = 1
    counts.lines = lines
    counts.protocols = types.count { $0.kind == .protocol }
    counts.types = types.count - counts.protocols
    counts.closures = closures
    return counts
  }
}
