/// How the values of a type are laid out, as far as references may be found in them.
indirect enum TypeShape: Sendable {
  /// Numbers, addresses, text, and anything else that is not looked into.
  case plain
  /// The address of an object.
  case object
  /// The address of an array's, dictionary's or set's storage.
  case container
  /// A function and its context.
  case closure
  /// An error in its box.
  case error
  /// Three words for the value or its box, then its type.
  case existential
  /// Stored fields of a struct, with the type that declares them.
  case fields([StoredField], in: TypeIdentity)
  case tuple([StoredField])
  case cases([EnumCase], in: TypeIdentity)
  /// Equal values, one after the other.
  case repeated(TypeMetadata, count: Int)
}
