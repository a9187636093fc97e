extension CodeReading {
  /// Why a type has its role, and which rules of its architecture look at it, in some lines.
  ///
  /// - Throws: `LintError.unknownType` when the code has no such type.
  public func explanation(of name: String) throws(LintError) -> String {
    guard let type = project.type(name) else { throw .unknownType(name) }
    let file = type.parts.first.map { project.file($0.file) }
    let line = type.parts.first.flatMap { part in file?.location(of: part.declaration.offset).line }
    let place = file.map { "\($0.name):\(line ?? 1)" } ?? ""
    let index = type.parts.first?.file
    let follows = index.flatMap { architectures[$0] }.map { "follows \($0.rawValue)" } ?? "follows no architecture"
    let reason = index.flatMap { self.reason(of: project.declarations.files[$0].path) }.map { " (\($0))" } ?? ""
    return """
      \(type.name) \(Self.words(for: type))
        declared in \(place)
        its file \(follows)\(reason)

      """
  }

  /// Why a file follows its architecture; `nil` if that is said for the whole project.
  private func reason(of path: String) -> String? {
    if project.configuration.folder(of: path, \.architecture) != nil {
      return "the configuration of its folder says so"
    }
    return project.configuration.architecture == nil ? guess.map { "guessed: \($0.reason(of: path))" } : nil
  }

  private static func words(for type: ProjectType) -> String {
    if let role = type.role, let ground = type.ground { return "is \(role.words.withArticle): \(ground)" }
    if RoleNames.isDouble(type.simpleName) { return "has no role: by its name it stands in for something in tests" }
    if RoleNames.showsOnly(type.simpleName) {
      return "has no role: by its name it shows one kind of thing, and presents no module"
    }
    let isOfSystem = type.ancestors.contains(where: UIVocabulary.isClass)
    return
      (isOfSystem
      ? "has no role: it is an object of the UI" : "has no role: neither its name nor what it inherits from says one")
      + "; `roles:` in \(Configuration.fileName) can"
  }
}
