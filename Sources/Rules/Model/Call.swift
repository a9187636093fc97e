/// A call in code.
struct Call: Hashable, Sendable {
  /// One of its arguments.
  struct Argument: Hashable, Sendable {
    /// Nothing where it has none; the first trailing closure has none either.
    let label: String?
    let value: Value
    let offset: Int
  }

  /// What is called.
  let callee: Path
  let arguments: ArraySlice<Argument>
  /// Whether it is an element of an array literal.
  let isArrayElement: Bool

  var name: String { callee.last }

  /// The first argument with a label.
  func argument(_ label: String) -> Argument? {
    arguments.first { $0.label == label }
  }
}
