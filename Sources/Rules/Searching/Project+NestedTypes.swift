extension Project {
  /// Whether a mention of a type only leads to a value that the type declares in itself, as `UserCoordinator.Options` does,
  /// or whether the type is a value itself.
  func isNamespace(_ mention: Mention, in type: ProjectType, file: Int) -> Bool {
    Self.meanings(of: mention, in: type, file: file).contains(where: isValue)
  }

  /// What a mention of a type is a part of, `UserCoordinator.Options`; the type's own name where it stands by itself.
  static func wholeName(of mention: Mention, in type: ProjectType, file: Int) -> String {
    meanings(of: mention, in: type, file: file).first { $0.lastName.first?.isUppercase == true } ?? mention.name
  }

  /// The names that begin with a mention, where it stands in code or in the type of a member.
  private static func meanings(of mention: Mention, in type: ProjectType, file: Int) -> [String] {
    type.parts.flatMap { part -> [String] in
      guard part.file == file else { return [] }
      return part.declaration.typedCode.flatMap { code, types -> [String] in
        guard code.mentions.contains(mention) else { return [] }
        let paths = code.paths { $0.start == mention.offset }
        if !paths.isEmpty { return paths.map { "\(mention.name).\($0.second)" } }
        return types.flatMap(\.names).filter { $0 == mention.name }
      }
    }
  }

  /// Whether a name is that of a value, which a class may have from one that it inherits from.
  private func isValue(_ name: String) -> Bool {
    if let kind = type(name)?.kind { return kind == .struct || kind == .enum }
    if alias(name) != nil { return true }
    guard let dot = name.lastIndex(of: "."), let outer = type(String(name[..<dot])) else { return false }
    // The outer type may be nested itself.
    if let kind = type(outer.name + name[dot...])?.kind, kind == .struct || kind == .enum { return true }
    return outer.ancestors.contains { ancestor in
      type(ancestor + name[dot...]).map { $0.kind == .struct || $0.kind == .enum } ?? false
    }
  }
}
