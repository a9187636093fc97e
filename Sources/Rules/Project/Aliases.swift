/// What the type aliases of a project stand for.
struct Aliases: Sendable {
  /// An alias of a file.
  struct Alias: Hashable, Sendable {
    /// With the name of the type around it, where it is meant within that type: `UserRouter.Completion`.
    let name: String
    let type: TypeName
    let isWithinType: Bool
  }

  private var types: [String: TypeName] = [:]
  /// The names without those of types around.
  private var declaredNames: Set<String> = []

  init() {}

  /// - Parameter aliases: in the order of their files.
  init(_ aliases: some Sequence<Alias>) {
    for alias in aliases {
      if alias.isWithinType {
        types[alias.name] = alias.type
      } else {
        if types[alias.name] == nil { types[alias.name] = alias.type }
        declaredNames.insert(alias.name)
      }
    }
  }

  /// What an alias stands for.
  subscript(name: String) -> TypeName? { types[name] }

  /// Whether a file declares an alias of a name, without the names of types around.
  func declares(_ name: String) -> Bool { declaredNames.contains(name) }
}
