import TextLayout

/// A file that is not checked, since it cannot be read or is not Swift, a folder that cannot be looked into, or a
/// configuration that says something in vain.
public struct FileProblem: Error, Hashable, Sendable, Codable {
  /// Relative to the folder that was checked.
  public let file: String
  /// From 1; `nil` if it is about all of the file.
  public let line: Int?
  /// From 1, in code points.
  public let column: Int?
  /// What the parser says, or the system.
  public let message: String

  /// Whether the file is not checked because of it.
  public let isUnchecked: Bool

  /// A problem with a file, or with one place of it.
  public init(file: String, line: Int? = nil, column: Int? = nil, message: String, isUnchecked: Bool = true) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.isUnchecked = isUnchecked
  }

  /// All of it in one line: `App.swift:3:7: error: expected identifier; not checked`.
  public var words: String { "\(place): error: \(message)\(isUnchecked ? "; not checked" : "")" }

  /// `App.swift:3:7`, or the file alone.
  public var place: String {
    ([file.onOneLine] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
