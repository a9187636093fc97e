/// A type as it is written.
struct TypeName: Hashable, Sendable {
  /// The type's own name without optionality, `any` and brackets, `User.ID`; empty for functions and tuples.
  var main = ""
  /// All names in it, the main one first.
  var names: [String] = []
  var isOptional = false
  var isImplicitlyUnwrapped = false
  var isFunction = false
  var isEscaping = false
  /// Whether it is an array, a set or a dictionary, whose elements `main` names.
  var isCollection = false

  /// The type of a dictionary's keys; nothing for other types.
  var key: String?

  /// Whether a function that is given for it may be called after its receiver has returned.
  ///
  /// Optional functions escape without saying so.
  var takesEscapingFunction: Bool { isEscaping || (isFunction && (isOptional || isImplicitlyUnwrapped)) }
}
