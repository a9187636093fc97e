extension Project {
  /// The classes, structs and actors that conform to a protocol directly and that no other type inherits from.
  func implementations(of kind: ProjectType) -> [ProjectType] {
    children(of: kind.simpleName).filter { type in
      !type.isProtocol && type.kind != .enum && !isInherited(type.simpleName)
    }
  }
}
