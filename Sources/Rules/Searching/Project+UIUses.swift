extension Project {
  /// Where the types of a role use a UI, and where the protocols do that stand for them.
  ///
  /// A protocol counts if one of these types conforms to it, or nobody in the project does: others are called so and mean
  /// something else. An import is theirs where the file declares nothing else.
  func uiUses(ofAll role: Role) -> [(type: ProjectType, use: UIUse)] {
    let implementations = types(role)
    let found = implementations.flatMap { type in uiUses(of: type).map { (type: type, use: $0) } }
    let conformed = implementations.reduce(into: Set<String>()) { $0.formUnion($1.ancestors) }
    let required = protocols(role).filter { kind in
      conformed.contains(kind.simpleName) || !types.contains { $0.ancestors.contains(kind.simpleName) }
    }
    return found
      + required.flatMap { type in uiUses(of: type).map { (type: type, use: $0) } }
      .filter { !$0.use.isImport || declaresOnly(role, in: $0.use.place.file) }
  }

  private func declaresOnly(_ role: Role, in file: Int) -> Bool {
    files[file].types.allSatisfy { type($0.name).map { $0.role == role && $0.isProtocol } ?? false }
  }
}
