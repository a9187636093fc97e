/// What the type aliases of a project stand for.
struct Aliases: Sendable {
  /// An alias of a file.
  struct Alias: Hashable, Sendable {
    /// With the name of the type around it, where it is meant within that type: `UserRouter.Completion`.
    let name: String
    let type: TypeName
    let isWithinType: Bool
  }

  private var names = NameTable()
  /// By the numbers of their names.
  private var types: [TypeName] = []
  /// By the number of a name, whether an alias is called so without the names of types around.
  private var isDeclared: [Bool] = []

  init() {}

  /// - Parameter aliases: in the order of their files.
  init(_ aliases: some Sequence<Alias>) {
    for alias in aliases {
      let number = Int(names.add(alias.name))
      if number == types.count {
        types.append(alias.type)
        isDeclared.append(!alias.isWithinType)
      } else if alias.isWithinType {
        types[number] = alias.type
      } else {
        isDeclared[number] = true
      }
    }
  }

  /// What an alias stands for.
  subscript(name: String) -> TypeName? { names.number(of: name).map { types[Int($0)] } }

  /// The aliases that stand for a type, with the names of types around.
  func names(of type: String) -> [String] {
    types.indices.filter { types[$0].main == type }.map { names[Int32($0)] }
  }

  /// Whether a file declares an alias of a name, without the names of types around.
  func declares(_ name: String) -> Bool { names.number(of: name).map { isDeclared[Int($0)] } ?? false }
}
