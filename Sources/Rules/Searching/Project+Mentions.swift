extension Project {
  /// Where a type's code names types for which a condition holds.
  func mentions(in type: ProjectType, where isMeant: (String) -> Bool) -> [(file: Int, mention: Mention)] {
    var answers: [String: Bool] = [:]
    func isKnownToBeMeant(_ name: String) -> Bool {
      if let answer = answers[name] { return answer }
      let answer = isMeant(name)
      answers[name] = answer
      return answer
    }
    return type.code.flatMap { file, code in
      code.mentions.filter { isKnownToBeMeant($0.name) }.map { (file, $0) }
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
