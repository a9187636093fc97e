/// What is given to a call, a variable or an assignment, as far as rules ask.
enum Value: Hashable, Sendable {
  /// The closure that begins at this place.
  case closure(offset: Int)
  /// A name or a member.
  case path(Path)
  case call(Path)
  /// A text, by its place in the source without the quotes; a literal with values in it counts as well.
  case string(at: Range<Int>)
  case boolean(Bool)
  /// `User.self`, `(any A & B).self`: the names in it.
  case metatype([String])
  case other

  /// Whether it is a text.
  var isString: Bool {
    if case .string = self { true } else { false }
  }

  /// The path of a reference or call.
  var path: Path? {
    switch self {
    case .path(let path), .call(let path): path
    default: nil
    }
  }
}
