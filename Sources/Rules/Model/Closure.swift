/// A closure in code, and what becomes of it.
struct Closure: Hashable, Sendable {
  /// How a captured value is held.
  enum Strength: Hashable, Sendable {
    case strong, weak, unowned
  }

  /// Where it goes.
  enum Destination: Hashable, Sendable {
    /// It is called where it stands.
    case calledAtOnce
    /// It is given to a call; the label is `nil` for an argument without one and for the first trailing closure.
    case argument(of: Path, label: String?, isTrailing: Bool)
    case assigned(to: Path)
    /// It is a property's first value.
    case property(String)
    /// A function hands it out.
    case returned
    /// Into a local variable, or a place that says nothing about its life.
    case other
  }

  let offset: Int
  /// Behind its last byte.
  let end: Int
  let destination: Destination
  /// How the capture list holds `self`; `nil` if it does not name it.
  let selfCapture: Strength?
  /// The other names of the capture list.
  let captures: [String: Strength]
  /// Whether it holds `self` strongly.
  var holdsSelf = false

  /// The same closure with another way to hold `self`.
  func capturing(_ selfCapture: Strength) -> Closure {
    Closure(
      offset: offset, end: end, destination: destination, selfCapture: selfCapture, captures: captures,
      holdsSelf: holdsSelf)
  }

  /// Whether another closure is in it.
  func isAround(_ other: Closure) -> Bool { range.contains(other.offset) && offset != other.offset }

  /// Its place in the file.
  var range: Range<Int> { offset..<end }
}
