extension Project {
  /// Whether a type is only asked for a constant that it has for everybody, or answers a question by a static function:
  /// `ThemesCoordinator.allThemes`.
  ///
  /// - Parameter roles: those of answers that count as more than a constant.
  func isConstant(_ mention: Mention, in type: ProjectType, file: Int, besides roles: Set<Role>) -> Bool {
    guard let asked = self.type(mention.name) else { return false }
    return type.code.contains { place, code in
      place == file
        && code.paths { $0.start == mention.offset }.contains { path in
          guard let answer = asked.answer(to: path.second) else { return false }
          let role = answer.flatMap(self.role(ofType:))
          return answer != asked.simpleName && role.map(roles.contains) != true
        }
    }
  }
}

extension ProjectType {
  /// The type of what it has, or answers, by a static member; `nil` if it has none of that name.
  fileprivate func answer(to name: String) -> String?? {
    if let property = property(name) { return property.isStatic ? property.typeName : nil }
    let functions = functions.map(\.function).filter { $0.name == name && $0.isStatic }
    guard let result = functions.first?.result, !["Self", "Void"].contains(result.main) else { return nil }
    return result.main
  }
}
