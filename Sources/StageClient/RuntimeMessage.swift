/// What the Swift runtime prints when it stops an app.
enum RuntimeMessage {
  private static let beginnings = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// The last message among `lines`, without the place in front of it: `Index out of range`.
  static func last(in lines: [String]) -> String? {
    for line in lines.reversed() {
      for beginning in beginnings {
        guard let range = line.range(of: beginning) else { continue }
        let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        return message.isEmpty ? beginning.lowercased() : String(message)
      }
    }
    return nil
  }

  /// Whether the runtime gave up since there was no memory to be had.
  static func tellsOfMemory(in lines: [String]) -> Bool {
    lines.contains { $0.contains("failed to allocate") || $0.contains("could not allocate") }
  }

  /// Whether a line is the runtime's, not the app's: the shell tells the same better.
  static func contains(_ line: String) -> Bool {
    line.hasPrefix("*** ") || beginnings.contains { line.contains(": \($0)") || line.hasPrefix($0) }
  }
}
