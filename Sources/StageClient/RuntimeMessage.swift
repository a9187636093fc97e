/// What the Swift runtime prints when it stops an app.
enum RuntimeMessage {
  private static let beginnings = ["Fatal error", "Precondition failed", "Assertion failed"]
  private static let badCast = "Could not cast value of type"
  /// The last of the many lines with which the runtime reports conflicting accesses.
  private static let conflict = "Fatal access conflict detected"

  /// The last message among `lines`, without the place in front of it: `Index out of range`.
  static func last(in lines: [String]) -> String? {
    for line in lines.reversed() {
      for beginning in beginnings {
        guard let range = line.range(of: beginning) else { continue }
        let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        return message.isEmpty ? beginning.lowercased() : withoutAddresses(message)
      }
      if line.hasPrefix(badCast) { return withoutAddresses(line[...]) }
      if line.hasPrefix(conflict) { return "a variable was accessed while another access was changing it" }
    }
    return nil
  }

  /// Whether the runtime gave up for lack of memory.
  static func tellsOfMemory(in lines: [String]) -> Bool {
    lines.contains { $0.contains("failed to allocate") || $0.contains("could not allocate") }
  }

  /// Whether a line is the runtime's, not the app's: the shell tells the same better.
  static func contains(_ line: String) -> Bool {
    ["*** ", "swift-runtime: ", badCast].contains(where: line.hasPrefix) || isOfConflict(line)
      || beginnings.contains { line.contains(": \($0)") || line.hasPrefix($0) }
  }

  private static func isOfConflict(_ line: String) -> Bool {
    [conflict, "Simultaneous accesses to 0x", "Previous access (", "Current access ("].contains(where: line.hasPrefix)
      || line.prefixMatch(of: /[0-9]+[ ]+[^ ]+[ ]+0x[0-9a-f]{16}[ ]/) != nil
  }

  /// What the runtime says of an object without where it was, which is elsewhere in each run.
  private static func withoutAddresses(_ message: Substring) -> String {
    guard message.hasPrefix(badCast) || message.hasPrefix("Attempted to read an unowned reference") else {
      return String(message)
    }
    return String(message).replacing(/[ ]\(?0x[0-9a-f]+\)?/, with: "")
  }
}
