extension Project {
  /// Where the types of a role use a UI, and where the protocols do that stand for them.
  ///
  /// A protocol counts if one of these types conforms to it, or nobody in the project does: others are called so and mean
  /// something else. An import is theirs where the file declares nothing else, and that of the first of several types.
  func uiUses(ofAll role: Role) -> [(type: ProjectType, use: UIUse)] {
    // What stands in for a preview says nothing that the other does not.
    let types = types(role).sorted { !$0.isForPreview && $1.isForPreview }
    let found = types.flatMap { type in uiUses(of: type).map { (type: type, use: $0) } }
    let required = protocols(role).filter { kind in
      let heirs = heirs(of: kind.simpleName)
      return heirs.isEmpty || heirs.contains { $0.role == role && !$0.isProtocol }
    }
    var imports: Set<Violation.Place> = []
    return found.filter { !$0.use.isImport || imports.insert($0.use.place).inserted }
      + required.flatMap { type in uiUses(of: type).map { (type: type, use: $0) } }
      .filter { !$0.use.isImport || declaresOnly(role, in: $0.use.place.file) }
  }

  /// Whether a name is that of a UI framework's type, where it stands.
  func isOfUIFramework(_ mention: Mention, in file: Int) -> Bool {
    uiFramework(of: mention.name, importing: self.file(file).importedModules) != nil
  }

  private func declaresOnly(_ role: Role, in file: Int) -> Bool {
    self.file(file).types.allSatisfy { type($0.name).map { $0.role == role && $0.isProtocol } ?? false }
  }
}

extension ProjectType {
  fileprivate var isForPreview: Bool { simpleName.contains("Preview") }
}
