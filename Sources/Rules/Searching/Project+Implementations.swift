extension Project {
  /// Whether a name is that of a type with a role, or of a protocol to which only such types conform.
  func stands(_ name: String, for role: Role) -> Bool {
    if self.role(ofType: name) == role { return true }
    guard type(name)?.isProtocol == true else { return false }
    let heirs = heirs(of: name.lastName).filter { !$0.isProtocol && !RoleNames.isDouble($0.simpleName) }
    return !heirs.isEmpty && heirs.allSatisfy { $0.role == role }
  }

  /// The classes, structs and actors that conform to a protocol directly and that no other type inherits from.
  func implementations(of kind: ProjectType) -> [ProjectType] {
    children(of: kind.simpleName).filter { type in
      !type.isProtocol && type.kind != .enum && !isInherited(type.simpleName)
    }
  }
}
