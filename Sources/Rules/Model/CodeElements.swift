/// A type's name in code or in a signature.
struct Mention: Hashable, Sendable {
  let name: String
  let offset: Int
}

/// `target = value`, or `return value` with `Path.returned` as its target.
struct Assignment: Hashable, Sendable {
  let target: Path
  let value: Value
  let offset: Int
}

/// A constant or variable of a function.
struct LocalVariable: Hashable, Sendable {
  let name: String
  let type: TypeName?
  let value: Value
  let offset: Int
}

/// Something that ends the app when it does not hold: `value!`, `try!`, `as!`.
struct ForcedOperation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case unwrap, `try`, cast
  }

  let kind: Kind
  /// What is forced.
  let path: Path
  let offset: Int
}

/// A loop that goes on as long as the task in which it runs: `for await value in values`, `while !Task.isCancelled`.
struct EndlessLoop: Hashable, Sendable {
  /// Whose values it waits for, unless these end; `nil` if nothing but the task's end ends it.
  let sequence: Path?
  let offset: Int
}
