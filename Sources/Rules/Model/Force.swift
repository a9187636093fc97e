/// Something that ends the app when it does not hold: `value!`, `try!`, `as!`.
struct Force: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case unwrap, `try`, cast
  }

  let kind: Kind
  /// What is forced.
  let path: Path
  let offset: Int
}
