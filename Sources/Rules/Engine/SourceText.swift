/// A Swift file's name and text.
public struct SourceText: Hashable, Sendable {
  /// What findings call it.
  public let name: String
  /// In UTF-8.
  public let bytes: [UInt8]

  /// A file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
