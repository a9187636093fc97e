import LibC

/// What stands at a path where a regular file is wanted.
public enum FileObstacle: Error, Hashable, Sendable, CustomStringConvertible {
  case folder
  /// A pipe, a socket or a device: whoever read it might wait for ever, and whoever replaced it would take it from others.
  case special

  /// What is in the way at a path, links followed; nil if there is a regular file, or nothing yet.
  public init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }

  /// Said of the path: `it is a folder`.
  public var description: String {
    switch self {
    case .folder: "it is a folder"
    case .special: "it is a device or a pipe"
    }
  }
}
