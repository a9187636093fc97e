/// What closures and publishers were heard to say.
final class Log {
  private(set) var entries: [String] = []
  /// What was handed out with the last failure.
  var retry: () -> Void = {}

  func add(_ entry: String) {
    entries.append(entry)
  }
}
