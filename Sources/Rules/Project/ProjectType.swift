/// A type with all its extensions.
struct ProjectType: Sendable {
  /// One of its declarations and where it stands.
  struct Part: Sendable {
    let file: Int
    let declaration: TypeDeclaration
  }

  private let facts: TypeFacts
  private let lookUps: LookUps?

  /// - Parameter lookUps: where it is noted that somebody looks at its members.
  init(_ facts: TypeFacts, noting lookUps: LookUps?) {
    self.facts = facts
    self.lookUps = lookUps
  }

  var name: String { facts.name }
  /// The name without those of the types around it.
  var simpleName: String { facts.simpleName }
  var role: Role? { facts.role }
  /// Why it has its role: `its name ends in Presenter`.
  var ground: String? { facts.ground }
  /// Superclasses and protocols, those of its ancestors in the project included.
  var ancestors: Set<String> { facts.ancestors }
  var kind: TypeDeclaration.Kind { facts.kind }
  var isProtocol: Bool { kind == .protocol }

  /// Its name, and its role where the name does not say it: `Sheet (a presenter, as it conforms to SheetPresenter)`.
  var words: String {
    guard let role, role != .viewController, let ground, !ground.hasPrefix("its name") else { return name }
    return "\(name) (\(role.words.withArticle), as \(ground))"
  }

  /// What stands in its name before its role, `User` of `UserRouter`; `nil` if the name does not say the role.
  var subject: String? {
    guard let role else { return nil }
    let name = RoleNames.core(of: simpleName)
    return Role.endings.first { $0.role == role && name.hasSuffix($0.ending) }.map { ending, _ in
      String(name.dropLast(ending.utf8.count))
    }
  }

  /// What its declarations say; whoever looks at that depends on their files.
  private var members: TypeMembers {
    if let lookUps { facts.noteFiles(in: lookUps) }
    return facts.members
  }

  /// Its own declaration first, where the project has it.
  var parts: [Part] { members.parts }
  /// Its properties with their files.
  var properties: [(file: Int, property: Property)] { members.properties }
  var functions: [(file: Int, function: Function)] { members.functions }
  /// The code of all members with their files.
  var code: [(file: Int, code: Code)] { members.code }

  /// The code of all members, if anything is meant in the whole of a declaration's; mostly nothing is, and to look at the
  /// whole takes less time than to look at each member's.
  func code(ifAny isMeant: (Code) -> Bool) -> [(file: Int, code: Code)] {
    has(isMeant) ? code : []
  }

  /// Whether anything is meant in the whole code of a declaration.
  func has(_ isMeant: (Code) -> Bool) -> Bool {
    members.parts.contains { isMeant($0.declaration.whole) }
  }

  /// The declaration that is not an extension.
  var main: Part? { kind == .extension ? nil : parts.first }
  var storedProperties: [(file: Int, property: Property)] { members.storedProperties }

  /// The code of its members, each with whether it is static and what says whether a place is in the signature.
  var detailedCode: [TypeMembers.DetailedCode] { members.detailedCode }

  func property(_ name: String) -> Property? {
    properties.first { $0.property.name == name }?.property
  }

  /// Whether there are initialisers, but those that decode, and each of them sets a property.
  func takesInInitialisers(_ property: Property) -> Bool {
    var isTaken = false
    for (_, function) in functions where function.kind == .initialiser {
      // What none can be made with, or hands on to another initialiser.
      let sets = function.code.assigns(to: property.name)
      let handsOn = function.code.calls.contains { call in
        call.name == "fatalError" || !sets && call.callee.beginsWithSelf && call.name == "init"
      }
      if handsOn || function.parameters.contains(where: { $0.label == "coder" }) { continue }
      isTaken = sets
      if !isTaken { return false }
    }
    return isTaken
  }
}
