/// The references to other parts of a module that objects are given from outside: `interactor.output = presenter`.
///
/// A reference that nobody ever sets holds nothing, however it is declared.
struct GivenProperties: NamedSurvey {
  static let id = "givenProperties"
  /// What stands in front of the name of who gives itself to something.
  private static let giver = "self: "

  static func notes(in part: Project) -> [SurveyNote] {
    let given = part.assignments { $0.nameCount > 1 && isReference($0.last) }
    let notes = given.compactMap { owner, code, assignment -> SurveyNote? in
      let types = part.types(ofBase: assignment.target, in: code, of: owner)
      // The window has its root by a name that others have for theirs.
      if assignment.target.isWindowsRoot { return nil }
      // Of what it is not known, it may be known who is given: `child.delegate = self`.
      // What is set to `nil` on something unknown says nothing of any property of that name.
      if types.isEmpty, assignment.value == .other { return nil }
      let giver = types.isEmpty && assignment.value.isName("self") ? [giver + owner] : []
      return SurveyNote(assignment.target.last, types + giver)
    }
    return Set(notes + passed(in: part)).inOrder
  }

  /// What initialisers are given under such names: `UserCoordinator(parent: self)`.
  private static func passed(in part: Project) -> [SurveyNote] {
    func isGiven(_ argument: Call.Argument) -> Bool { argument.label.map(isReference) == true }
    return part.code(where: { $0.calls.has(givenAny: isGiven) }).flatMap { _, code in
      code.calls.calls(givenAny: isGiven).flatMap { call in
        call.arguments.compactMap(\.label).filter(isReference).map { label in
          SurveyNote(passing(label), call.callee.isInitialiser ? [call.callee.madeType] : [])
        }
      }
    }
  }

  /// What is noted of an initialiser's parameter.
  static func passing(_ label: String) -> String { "(\(label):)" }

  /// Who gives itself to something of which nothing else is known.
  static func giver(in words: [String]) -> String? {
    guard let word = words.first, words.count == 1, word.hasPrefix(giver) else { return nil }
    return String(word.dropFirst(giver.count))
  }

  /// Whether a property has a name by which modules' parts call each other; of others nothing is noted.
  static func isReference(_ name: String) -> Bool {
    // Most names end in another letter.
    switch name.utf8.last.map({ $0 | 0x20 }) {
    case UInt8(ascii: "c"): name.ends(in: "vc")
    case UInt8(ascii: "e"): name.ends(in: "delegate")
    case UInt8(ascii: "r"): ["controller", "coordinator", "handler", "presenter"].contains(where: name.ends(in:))
    case UInt8(ascii: "t"): name.ends(in: "output") || name.ends(in: "parent")
    case UInt8(ascii: "w"): name.ends(in: "view")
    default: false
    }
  }
}

extension Project {
  /// Whether somebody sets a property, as far as the project says: its type, or who has an object of it.
  ///
  /// Where nobody sets any of that name, that is done in code which is not there, unless the app's delegate is.
  func isGiven(_ property: Property, of type: ProjectType) -> Bool {
    if property.isLet || property.value != .other || !property.attributes.isEmpty { return true }
    if property.setterAccess.isPrivate, !type.functions.isEmpty || isWholeApp { return sets(property, in: type) }
    if !GivenProperties.isReference(property.name) { return true }
    let given = notes(of: GivenProperties.self, under: property.name)
    let heirs = heirs(of: type.simpleName)
    let names = type.ancestors.union(heirs.map(\.simpleName)).union([type.simpleName])
    let isSetElsewhere = given.isEmpty && !isWholeApp
    return isSetElsewhere || ([type] + heirs).contains { sets(property, in: $0) }
      || given.contains { note in
        if let giver = GivenProperties.giver(in: note.words) { return mayBe(giver, property.typeName) }
        return note.words.isEmpty || !names.isDisjoint(with: note.words)
      }
  }

  /// Whether a type's own code sets a property, and not only to what an initialiser may be given and never is.
  private func sets(_ property: Property, in type: ProjectType) -> Bool {
    type.functions.contains { _, function in
      guard function.code.assigns(to: property.name) else { return false }
      guard function.kind == .initialiser,
        let parameter = function.parameters.first(where: { parameter in
          function.code.assignments.contains { $0.target.isNamed(property.name) && $0.value.isName(parameter.name) }
        }), let label = parameter.label, GivenProperties.isReference(label), parameter.type.isOptional, isWholeApp
      else { return true }
      return notes(of: GivenProperties.self, under: GivenProperties.passing(label)).contains { note in
        note.words.isEmpty || note.words.contains { ["", "self", "super", type.simpleName].contains($0) }
          || heirs(of: type.simpleName).contains { note.words.contains($0.simpleName) }
      }
    } || type.properties.contains { $0.property.code.assigns(to: property.name) }
  }

  /// Whether objects of a type may be what a property is declared to have.
  func mayBe(_ name: String, _ declared: String?) -> Bool {
    guard let declared, let protocols = type(declared), protocols.isProtocol, let type = type(name) else { return true }
    return ([type] + heirs(of: type.simpleName)).contains { $0.ancestors.contains(protocols.simpleName) }
  }
}

extension Project {
  /// The types of the system's members that are given delegates.
  private static let typesOfKnownMembers = [
    "interactivePopGestureRecognizer": "UIGestureRecognizer", "searchBar": "UISearchBar",
  ]

  /// The types that the variable may have whose member a path names, be it a local one or the own property of a type, as
  /// far as its declaration says; none if it does not.
  func types(ofBase path: Path, in code: Code, of owner: String) -> [String] {
    guard path.nameCount > 1 else { return [] }
    if path.nameCount > 2 {
      if let type = Self.typesOfKnownMembers[path.base.last] { return [type] }
      let types = types(ofBase: path.base, in: code, of: owner).compactMap(type)
      let names = types.compactMap { type -> [String]? in
        guard let property = type.property(path.base.last) else { return nil }
        return property.type?.names ?? [property.typeName].compactMap(\.self)
      }
      return names.count == types.count ? names.flatMap(\.self).map(\.lastName) : []
    }
    let locals = path.beginsWithSelf ? [] : code.variables.filter { $0.name == path.first }
    if let local = locals.last(where: { $0.offset < path.start }) ?? locals.last {
      if let type = local.type { return type.names.map(\.lastName) }
      guard case .call(let made) = local.value else { return [] }
      if made.isInitialiser { return [made.madeType] }
      // `storyboard.screen(UserViewController.self)`
      return made.components.last?.metatype.flatMap { declares($0) ? [$0] : nil } ?? []
    }
    let function = type(owner)?.functions.first { $0.function.code.isSame(as: code) }?.function
    let parameter = path.beginsWithSelf ? nil : function?.parameters.first { $0.name == path.first }
    guard !code.hides(path), let names = parameter?.type.names ?? type(owner)?.property(path.first)?.typeNames else {
      return []
    }
    // A parameter of a generic type may be anything.
    return names.allSatisfy { declares($0) || UIFramework.isUIKit($0) || $0.hasPrefixOfLibrary }
      ? names.map(\.lastName) : []
  }
}

extension Property {
  /// The names in its type, or that of what it is made with.
  fileprivate var typeNames: [String] { type?.names ?? [typeName].compactMap(\.self) }
}

extension String {
  /// Whether it begins like the classes of a library in Objective-C: `MKMapView`, `CLLocationManager`.
  fileprivate var hasPrefixOfLibrary: Bool {
    let capitals = prefix { $0.isUppercase }
    return capitals.count > 2 && dropFirst(capitals.count).first?.isLowercase == true
  }
}
