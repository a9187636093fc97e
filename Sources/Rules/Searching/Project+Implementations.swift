extension Project {
  /// The classes, structs and actors that conform to a protocol directly and that no other type inherits from.
  func implementations(of kind: ProjectType) -> [ProjectType] {
    let inherited = Set(types.flatMap { $0.parts.flatMap { $0.declaration.inherited.map(\.main) } })
    return types.filter { type in
      guard let main = type.main, !type.isProtocol, type.kind != .enum else { return false }
      return main.declaration.inherited.contains { $0.names.contains(kind.simpleName) }
        && !inherited.contains(type.simpleName)
    }
  }
}
