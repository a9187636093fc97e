/// The references to other parts of a module that objects are given from outside: `interactor.output = presenter`.
///
/// A reference that nobody ever sets holds nothing, however it is declared.
struct GivenProperties: Survey {
  static let id = "givenProperties"
  /// What stands in front of the name of who gives itself to something.
  private static let giver = "self: "

  static func notes(in part: Project) -> [SurveyNote] {
    let given = part.assignments { $0.nameCount > 1 && isReference($0.last) }
    let notes = given.map { owner, code, assignment -> SurveyNote in
      let types = part.types(ofBase: assignment.target, in: code, of: owner)
      // Of what it is not known, it may be known who is given: `child.delegate = self`.
      let giver = types.isEmpty && assignment.value.isName("self") ? [giver + owner] : []
      return SurveyNote(assignment.target.last, types + giver)
    }
    return Set(notes).inOrder
  }

  /// Who gives itself to something of which nothing else is known.
  static func giver(in words: [String]) -> String? {
    guard let word = words.first, words.count == 1, word.hasPrefix(giver) else { return nil }
    return String(word.dropFirst(giver.count))
  }

  /// Whether a property has a name by which modules' parts call each other; of others nothing is noted.
  static func isReference(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["controller", "coordinator", "delegate", "handler", "output", "parent", "presenter", "view", "vc"].contains(
      where: name.hasSuffix)
  }
}

extension Project {
  /// Whether somebody sets a property, as far as the project says: its type, or who has an object of it.
  ///
  /// Where nobody sets any of that name, that is done in code which is not there, unless the app's delegate is.
  func isGiven(_ property: Property, of type: ProjectType) -> Bool {
    if property.isLet || property.value != .other || !property.attributes.isEmpty { return true }
    if property.setterAccess.isPrivate, !type.functions.isEmpty || isWholeApp { return type.sets(property.name) }
    if !GivenProperties.isReference(property.name) { return true }
    let given = notes(of: GivenProperties.self, under: property.name)
    let heirs = heirs(of: type.simpleName)
    let names = type.ancestors.union(heirs.map(\.simpleName)).union([type.simpleName])
    let isSetElsewhere = given.isEmpty && !isWholeApp
    return isSetElsewhere || ([type] + heirs).contains { $0.sets(property.name) }
      || given.contains { note in
        if let giver = GivenProperties.giver(in: note.words) { return mayBe(giver, property.typeName) }
        return note.words.isEmpty || !names.isDisjoint(with: note.words)
      }
  }

  /// Whether objects of a type may be what a property is declared to have.
  func mayBe(_ name: String, _ declared: String?) -> Bool {
    guard let declared, let protocols = type(declared), protocols.isProtocol, let type = type(name) else { return true }
    return ([type] + heirs(of: type.simpleName)).contains { $0.ancestors.contains(protocols.simpleName) }
  }
}

extension ProjectType {
  /// Whether its own code sets a property.
  fileprivate func sets(_ property: String) -> Bool {
    code.contains { _, code in
      code.assigns(to: property)
    }
  }
}

extension Project {
  /// The types that the variable may have whose member a path names, be it a local one or the own property of a type, as
  /// far as its declaration says; none if it does not.
  func types(ofBase path: Path, in code: Code, of owner: String) -> [String] {
    guard path.nameCount == 2 else { return [] }
    if !path.beginsWithSelf, let local = code.variables.last(where: { $0.name == path.first }) {
      if let type = local.type { return type.names.map(\.lastName) }
      guard case .call(let made) = local.value, made.isInitialiser else { return [] }
      return [made.madeType]
    }
    guard !code.hides(path), let property = type(owner)?.property(path.first) else { return [] }
    let names = property.type?.names ?? [property.typeName].compactMap(\.self)
    // A parameter of a generic type may be anything.
    return names.allSatisfy { declares($0) || UIFramework.isUIKit($0) } ? names.map(\.lastName) : []
  }
}
