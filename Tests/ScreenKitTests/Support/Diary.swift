/// What probes have seen, in order.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
  }

  /// The entries since this was last called, a line each.
  func read() -> String {
    defer { entries = [] }
    return entries.joined(separator: "\n")
  }
}
