/// A file in which findings have been fixed.
public struct FixedFile: Hashable, Sendable {
  /// Its path, as findings name it.
  public let name: String
  /// What it was.
  public let old: [UInt8]
  /// What it becomes.
  public let new: [UInt8]
  /// What was found in it and is fixed.
  public let findings: [Finding]
}
