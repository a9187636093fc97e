extension Project {
  /// Where a type's code names types for which a condition holds.
  ///
  /// What an initialiser takes for a property of the same type, its own or a superclass's, is the property's need, and not
  /// one more.
  func mentions(in type: ProjectType, where isMeant: (String) -> Bool) -> [(file: Int, mention: Mention)] {
    var answers: [String: Bool] = [:]
    func isKnownToBeMeant(_ name: String) -> Bool {
      if let answer = answers[name] { return answer }
      let answer = isMeant(name)
      answers[name] = answer
      return answer
    }
    return type.detailedCode.flatMap { file, code, _, _ in
      code.mentions.filter { mention in
        isKnownToBeMeant(mention.name) && !type.takesForProperty(mention, in: code)
          && !handsToSuper(mention, in: code, of: type)
      }.map { (file, $0) }
    }
  }

  /// Whether an initialiser takes something that a superclass has a property for.
  private func handsToSuper(_ mention: Mention, in code: Code, of type: ProjectType) -> Bool {
    type.functions.contains { _, function in
      function.kind == .initialiser && function.code.isSame(as: code) && function.isInSignature(mention.offset)
    }
      && type.ancestors.compactMap(self.type).contains { ancestor in
        !ancestor.isProtocol
          && ancestor.storedProperties.contains { $0.property.type?.names.contains(mention.name) ?? false }
      }
  }

  /// The name of a role's type without the role, `User` of `DefaultUserPresenter`.
  static func subject(of name: String, role: String) -> String {
    var core = RoleNames.core(of: name)
    if core.hasPrefix("Default") { core.removeFirst("Default".count) }
    if let range = core.range(of: role, options: .backwards) { core.removeSubrange(range) }
    return core
  }
}

extension ProjectType {
  /// Whether an initialiser, or a static function that makes an object, takes something for a property of the same type.
  func takesForProperty(_ mention: Mention, in code: Code) -> Bool {
    storedProperties.contains { $0.property.type?.names.contains(mention.name) ?? false }
      && functions.contains { _, function in
        let isMaking = function.kind == .initialiser || (function.isStatic && function.result?.main == simpleName)
        return isMaking && function.code.isSame(as: code) && function.isInSignature(mention.offset)
          && function.parameters.contains { $0.type.names.contains(mention.name) }
      }
  }
}
