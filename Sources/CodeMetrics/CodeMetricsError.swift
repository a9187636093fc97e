/// Why an app's code could not be counted.
public enum CodeMetricsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder or a file does not exist, or is not UTF-8.
  case unreadable(path: String)

  public var description: String {
    switch self {
    case .unreadable(let path):
      "\(path) cannot be read, so its code is not counted; check that it is there, and is UTF-8"
    }
  }
}
