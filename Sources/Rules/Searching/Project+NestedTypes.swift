extension Project {
  /// Whether a mention only stands in front of a value's type that the named type declares in itself, as
  /// `UserCoordinator.Options`: who is given that knows what the other one works with, and not the other one.
  func isNamespace(_ mention: Mention, in type: ProjectType, file: Int) -> Bool {
    type.parts.contains { part in
      guard part.file == file else { return false }
      return part.declaration.typedCode.contains { code, types in
        guard code.mentions.contains(mention) else { return false }
        let paths = code.paths { $0.start == mention.offset }
        if !paths.isEmpty { return paths.contains { isValue("\(mention.name).\($0.second)") } }
        // Types in a member's head have no offsets: they are mentioned in the order in which they are written.
        let written = types.flatMap(\.names).filter { $0 == mention.name || $0.hasPrefix(mention.name + ".") }
        let place = code.mentions.count { $0.name == mention.name && $0.offset < mention.offset }
        return place < written.count && isValue(written[place])
      }
    }
  }

  private func isValue(_ name: String) -> Bool {
    guard let kind = type(name)?.kind else { return false }
    return kind == .struct || kind == .enum
  }
}
