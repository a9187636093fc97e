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

  /// Whether a project that does not say which architecture it follows names its implementations in another way.
  ///
  /// - Parameter implementation: what the other way makes of a protocol's name.
  func isNamedOtherwise(by implementation: (String) -> String) -> Bool {
    guard configuration.architecture == nil else { return false }
    let names = Set(types.filter { !$0.isProtocol }.map(\.simpleName))
    return types.filter { $0.isProtocol && names.contains(implementation($0.simpleName)) }.count > 1
  }
}
