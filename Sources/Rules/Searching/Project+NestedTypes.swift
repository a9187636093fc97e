extension Project {
  /// Whether a mention of a type only leads to a value that the type declares in itself, as `UserCoordinator.Options` does,
  /// or whether the type is a value itself.
  func isNamespace(_ mention: Mention, in type: ProjectType, file: Int) -> Bool {
    type.parts.contains { part in
      guard part.file == file else { return false }
      return part.declaration.typedCode.contains { code, types in
        guard code.mentions.contains(mention) else { return false }
        let paths = code.paths { $0.start == mention.offset }
        if !paths.isEmpty { return paths.contains { isValue("\(mention.name).\($0.second)") } }
        return types.contains { $0.names.contains(mention.name) } && isValue(mention.name)
      }
    }
  }

  private func isValue(_ name: String) -> Bool {
    if let kind = type(name)?.kind { return kind == .struct || kind == .enum }
    return alias(name) != nil
  }
}
