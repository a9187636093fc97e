/// Why progress cannot be kept.
public enum ProgressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was kept is there, and cannot be read.
  case unreadable(file: String, reason: String)
  /// The file or its folder cannot be written.
  case unwritable(file: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "the progress in \(file) cannot be read: \(reason)"
    case .unwritable(let file, let reason):
      "the progress cannot be kept in \(file): \(reason); set ATELIER_HOME to a folder that can be written"
    }
  }
}
