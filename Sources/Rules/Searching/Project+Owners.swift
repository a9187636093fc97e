extension Project {
  /// Whether objects of a type may own those of another, as far as the project says.
  ///
  /// They may where the project does not declare any of them, and else if one of them holds the other strongly, by its own
  /// type or by a protocol of it. A name may be an alias of the types around the owned one.
  ///
  /// - Parameter name: a class, or a protocol that the owners conform to.
  func mayOwn(_ name: String, _ owned: ProjectType) -> Bool {
    let name = meaning(of: name, in: owned.name)
    guard let owner = type(name), owner.kind != .extension else { return true }
    let heirs = heirs(of: owner.simpleName)
    let owners = ([owner] + heirs).filter { !$0.isProtocol }
    // Protocols that everything conforms to say nothing of who is meant.
    let names = owned.ancestors.union([owned.simpleName]).filter { RoleNames.isTelling($0) }
    // What others build upon belongs to several modules: that somebody holds a part of this role says nothing of this one.
    let isBase = heirs.contains(where: \.isProtocol)
    // In an app, what nobody conforms to is nobody's.
    if owners.isEmpty { return !(owner.isProtocol && isWholeApp) }
    return owners.contains { owner in isHeld(by: owner, as: names, isBase ? nil : owned.role) }
  }

  /// What a name stands for within a type: `UserPresentationLogic` for `PresentationLogic` in `User.Interactor`.
  private func meaning(of name: String, in type: String) -> String {
    var scope = type[...]
    while let dot = scope.lastIndex(of: ".") {
      scope = scope[..<dot]
      if let alias = alias("\(scope).\(name)") { return alias.main }
    }
    return name
  }

  /// - Parameter role: what a type that the project does not declare may stand for; `nil` if that is not to be guessed.
  private func isHeld(by owner: ProjectType, as names: Set<String>, _ role: Role?) -> Bool {
    let all = [owner] + owner.ancestors.compactMap(type)
    return all.flatMap(\.storedProperties).contains { _, property in
      guard property.ownership == .strong, let main = property.typeName else { return false }
      let written = property.type?.names ?? [main]
      let meant = written + written.flatMap { alias($0, in: owner.name)?.names ?? [] }
      // A generic superclass calls it by a name of its own.
      return !names.isDisjoint(with: meant)
        || (role != nil && !main.isEmpty && type(main) == nil
          && (self.role(ofType: main) == role || main.count < 3))
    }
  }
}
