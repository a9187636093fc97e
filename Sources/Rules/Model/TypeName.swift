/// A type as it is written.
struct TypeName: Hashable, Sendable {
  /// The first of its names; most types have no other, and need no list.
  private(set) var first: String?
  private var others: [String] = []
  var isOptional = false
  var isImplicitlyUnwrapped = false
  var isFunction = false
  var isEscaping = false
  /// Whether it is an array, a set or a dictionary, whose elements `main` names.
  var isCollection = false

  /// The type of a dictionary's keys; `nil` for other types.
  var key: String?

  /// The type's own name without optionality, `any` and brackets, `User.ID`; empty for functions and tuples.
  var main: String { isFunction ? "" : first ?? "" }

  /// All names in it, the main one first.
  var names: [String] {
    guard let first else { return [] }
    return others.isEmpty ? [first] : [first] + others
  }

  /// Shows each of the names, the main one first, without a list of them.
  func forEachName(_ body: (String) -> Void) {
    if let first { body(first) }
    for name in others { body(name) }
  }

  /// Whether a function that is given for it may be called after its receiver has returned.
  ///
  /// Optional functions escape without saying so.
  var takesEscapingFunction: Bool { isEscaping || (isFunction && (isOptional || isImplicitlyUnwrapped)) }

  /// Adds a name behind the others.
  mutating func append(_ name: String) {
    if first == nil { first = name } else { others.append(name) }
  }

  /// Puts a name in front of the others.
  mutating func prepend(_ name: String) {
    if let first { others.insert(first, at: 0) }
    first = name
  }
}

extension TypeName: Kept {
  init(from reader: inout KeptReader) {
    first = String?(from: &reader)
    others = [String](from: &reader)
    isOptional = Bool(from: &reader)
    isImplicitlyUnwrapped = Bool(from: &reader)
    isFunction = Bool(from: &reader)
    isEscaping = Bool(from: &reader)
    isCollection = Bool(from: &reader)
    key = String?(from: &reader)
  }

  func write(to writer: inout KeptWriter) {
    first.write(to: &writer)
    others.write(to: &writer)
    isOptional.write(to: &writer)
    isImplicitlyUnwrapped.write(to: &writer)
    isFunction.write(to: &writer)
    isEscaping.write(to: &writer)
    isCollection.write(to: &writer)
    key.write(to: &writer)
  }
}
