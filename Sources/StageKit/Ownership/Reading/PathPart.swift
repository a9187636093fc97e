/// One step from an object or a value to what it holds.
enum PathPart: Hashable, Sendable {
  /// A stored field.
  case field(String, in: TypeIdentity)
  /// An enum's case with a payload.
  case payload(String, in: TypeIdentity)
  /// A part of a tuple, by its label or else its number.
  case element(String)
  /// An array's element.
  case index(Int)
  /// A dictionary's value, with its key if that can be written.
  case value(forKey: String?)
  /// A dictionary's key.
  case key
  /// A set's member.
  case member
  /// What a closure captured.
  case capture
}
