/// A file of progress that could not be understood, and where it was put aside.
public struct DamagedProgress: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file that was damaged.
  public let file: String
  /// The path under which it is now.
  public let keptAs: String

  public var description: String {
    "the progress in \(file) is damaged; it was kept as \(keptAs), and the lesson starts afresh"
  }
}
