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
    let reason = project.configuration.architecture == nil ? guess.map { " (guessed: \($0.reason))" } ?? "" : ""
    return """
      \(type.name) \(Self.words(for: type))
        declared in \(place)
        its file \(follows)\(reason)

      """
  }

  private static func words(for type: ProjectType) -> String {
    if let role = type.role, let ground = type.ground { return "is \(role.words.withArticle): \(ground)" }
    if RoleNames.isDouble(type.simpleName) { return "has no role: by its name it stands in for something in tests" }
    return """
      has no role: neither its name nor what it inherits from says one; `roles:` in \(Configuration.fileName) can
      """
  }
}
