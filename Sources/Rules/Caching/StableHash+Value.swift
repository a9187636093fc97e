import StableHash

extension StableHash {
  /// Adds a value with all of its properties.
  ///
  /// Reflection leaves none of them out, whichever are added one day. Sets and dictionaries are in another order in every
  /// process, so that the parts of those are sorted.
  mutating func add(value: Any) {
    add(Self.text(of: value))
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return quoted("\(value)") }
    let parts = mirror.children.map { child in (child.label.map { "\($0):" } ?? "") + text(of: child.value) }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    return "(\((isUnordered ? parts.sorted() : parts).joined(separator: ",")))"
  }

  /// A text with its length, so that nothing in it is taken for what stands around it.
  private static func quoted(_ text: String) -> String { "\(text.utf8.count)'\(text)" }
}
