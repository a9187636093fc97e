/// Where the app's code is, and where it declares its types: written when the app is compiled, read by the stage.
public struct SourceIndex: Hashable, Sendable, Codable {
  /// By the type's name without its module.
  public let types: [String: Location]
  /// What people call each file, by its path.
  public let files: [String: String]

  /// An index of these types and files.
  public init(types: [String: Location], files: [String: String] = [:]) {
    self.types = types
    self.files = files
  }

  /// A place in the app's folder.
  public struct Location: Hashable, Sendable, Codable {
    /// Relative to the app's folder.
    public let file: String
    /// From 1.
    public let line: Int

    /// A line of a file.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}
