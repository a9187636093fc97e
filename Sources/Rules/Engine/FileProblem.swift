/// A file that is not checked, since it cannot be read or is not Swift, or a folder that cannot be looked into.
public struct FileProblem: Error, Hashable, Sendable, Codable {
  /// Relative to the folder that was checked.
  public let file: String
  /// From 1; `nil` if it is about all of the file.
  public let line: Int?
  /// From 1, in code points.
  public let column: Int?
  /// What the parser says, or the system.
  public let message: String

  /// A problem with a file, or with one place of it.
  public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `App.swift:3:7`, or the file alone.
  public var place: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
