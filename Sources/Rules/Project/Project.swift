import Platform

/// The files that are checked together, and what they say of each other.
///
/// Rules are given a part of it at a time: `types` and `files` are those of one file. The others are found by their names,
/// by what they inherit from and by their roles, and what rules ask is noted, so that they need not be asked again as long
/// as the answers are the same. What is wanted of all files is noted by a `Survey`.
///
/// An object, since whatever is asked is given it.
final class Project: Sendable {
  let declarations: Declarations
  /// The file that is looked at; `nil` for all.
  private let part: Int?
  private let lookUps: LookUps?
  /// The types of the file that is looked at, for which each rule asks; `nil` for all.
  private let ownTypes: [ProjectType]?
  /// The whole code of each of their declarations; `nil` for all.
  private let ownCode: [Code]?

  /// - Parameter isKept: whether somebody will want to know what was asked.
  /// - Parameter earlier: what was known when the files were last examined, if they were.
  convenience init(
    files: [ProjectFile], configuration: Configuration = Configuration(), isKept: Bool = false,
    since earlier: Examination? = nil
  ) {
    self.init(wholeOf: Declarations(files, configuration, isKept: isKept, since: earlier))
  }

  /// All files at once.
  convenience init(wholeOf declarations: Declarations) { self.init(declarations, part: nil, noting: nil) }

  private init(_ declarations: Declarations, part: Int?, noting lookUps: LookUps?) {
    self.declarations = declarations
    self.part = part
    self.lookUps = lookUps
    ownTypes = part.map { part in
      declarations.typesByFile[part].map { ProjectType(declarations.types[$0], noting: lookUps) }
    }
    ownCode = ownTypes.map { types in
      var code: [Code] = []
      for type in types {
        for part in type.parts { code.append(part.declaration.whole) }
      }
      return code
    }
  }

  /// The part that is one file with the types that it is the first to declare.
  ///
  /// - Parameter lookUps: where it is noted what is asked; `nil` if nobody wants to know.
  func part(_ file: Int, noting lookUps: LookUps? = nil) -> Project {
    if let lookUps {
      lookUps.note(declarations.files[file].lookUp)
      for number in declarations.typesByFile[file] {
        let type = declarations.types[number]
        lookUps.note(.name(type.name))
        for place in type.places { lookUps.note(declarations.files[place.file].lookUp) }
      }
    }
    return Project(declarations, part: file, noting: lookUps)
  }

  /// What the project says of itself.
  var configuration: Configuration { declarations.configuration }

  /// The files that are looked at, with their numbers.
  var files: [(number: Int, file: SourceFile)] {
    if let part { return [(part, declarations.files[part].source)] }
    return declarations.files.enumerated().map { ($0, $1.source) }
  }

  /// Whether a file is one of those that are looked at.
  func has(_ file: Int) -> Bool { part == nil || part == file }

  /// Any of the project's files.
  func file(_ number: Int) -> SourceFile {
    noteFile(number)
    return declarations.files[number].source
  }

  /// Notes that what is found depends on all that a file says.
  func noteFile(_ number: Int) { lookUps?.note(declarations.files[number].lookUp) }

  /// The types that are looked at, in the order in which they are first declared.
  var types: [ProjectType] {
    ownTypes ?? declarations.types.map(noted)
  }

  /// Whether anything is meant in the code of the types that are looked at.
  ///
  /// In most files nothing is, and to look at the whole takes less time than to ask each type for its members.
  func has(_ isMeant: (Code) -> Bool) -> Bool {
    ownCode?.contains(where: isMeant) ?? types.contains { $0.has(isMeant) }
  }

  /// The code of those members of the types that are looked at in which anything is meant, with their types.
  func code(where isMeant: (Code) -> Bool) -> [(type: ProjectType, code: Code)] {
    guard has(isMeant) else { return [] }
    var found: [(type: ProjectType, code: Code)] = []
    for type in types where type.has(isMeant) {
      for (_, code) in type.code where isMeant(code) { found.append((type, code)) }
    }
    return found
  }

  /// Those of a role that are not protocols, extensions of types from elsewhere included.
  func types(_ role: Role) -> [ProjectType] {
    types.filter { $0.role == role && !$0.isProtocol }
  }

  func protocols(_ role: Role) -> [ProjectType] {
    types.filter { $0.role == role && $0.isProtocol }
  }

  /// The types of a role in the whole project, protocols included.
  func allTypes(_ role: Role) -> [ProjectType] {
    lookUps?.note(.role(role))
    return given(declarations.typesByRole[role] ?? [])
  }

  /// Whether the whole project has types of a role, protocols included.
  func hasTypes(_ role: Role) -> Bool { countTypes(role) { _ in true } > 0 }

  /// How many types of a role the whole project has, as far as their kind is meant.
  func countTypes(_ role: Role, where isMeant: (TypeDeclaration.Kind) -> Bool) -> Int {
    lookUps?.note(.role(role))
    return declarations.typesByRole[role]?.count { isMeant(declarations.table.rows[$0].kind) } ?? 0
  }

  /// The types of the whole project that inherit from another or conform to it, by themselves or through others.
  func heirs(of name: String) -> [ProjectType] {
    lookUps?.note(.heirs(of: name))
    return given(declarations.search.heirs(of: name))
  }

  /// The types of the whole project whose own declaration names another behind its colon.
  func children(of name: String) -> [ProjectType] {
    lookUps?.note(.children(of: name))
    return given(declarations.search.children(of: name))
  }

  /// Whether a type, or an extension, names another first behind its colon.
  func isInherited(_ name: String) -> Bool {
    lookUps?.note(.children(of: name))
    return declarations.search.isInherited(name)
  }

  /// Any type of the project; of a nested one, the last name is enough.
  func type(_ name: String) -> ProjectType? {
    lookUps?.note(.name(name))
    return declarations.type(name).map(noted)
  }

  /// The types of a name without those of the types around it.
  func types(called name: String) -> [ProjectType] {
    lookUps?.note(.name(name))
    return given(declarations.search.types(called: name))
  }

  /// The role of a type by its name, which the project need not declare.
  func role(ofType name: String) -> Role? {
    if let type = type(name) { return type.role }
    if UIVocabulary.isViewController(name) { return .viewController }
    // Most names tell none, and are not looked at any further.
    guard let role = declarations.names.role(ofName: name) else { return nil }
    if RoleNames.isForeign(name) { return name.hasSuffix("View") ? .view : nil }
    return RoleNames.showsOnly(name) || RoleNames.namesData(name) ? nil : role
  }

  /// Whether the project itself declares a type or an alias of a name, without the names of types around.
  func declares(_ name: String) -> Bool {
    lookUps?.note(.name(name))
    return declarations.declares(name)
  }

  /// The UI framework whose type a name is, in a file that imports these modules.
  func uiFramework(of name: String, importing imported: [String]) -> String? {
    guard let framework = declarations.ui.framework(of: name, importing: imported), !declares(name) else { return nil }
    return framework
  }

  /// A file's first import of a UI framework.
  func uiImport(in file: SourceFile) -> Import? { declarations.ui.uiImport(in: file) }

  /// The functions of a name, and the initialisers of the types of that name, as far as they take a function.
  func functionsTakingFunctions(named name: String) -> [FoundFunction] {
    functions(named: name) { $0.contains { isFunction($0.type) } }
  }

  /// The functions of a name, and the initialisers of the types of that name.
  ///
  /// - Parameter areMeant: tells by their parameters which functions are wanted; what others say is of no interest.
  func functions(named name: String, where areMeant: ([Parameter]) -> Bool = { _ in true }) -> [FoundFunction] {
    let lookUp = LookUp.functions(named: name)
    lookUps?.note(lookUp)
    return declarations.files(withFunctions: lookUp).flatMap { number in
      declarations.files[number].source.functions(named: name).filter { areMeant($0.function.parameters) }
        .map { FoundFunction($0.function, of: $0.type, in: number) }
    }
  }

  /// What a type alias stands for.
  func alias(_ name: String) -> TypeName? {
    lookUps?.note(.name(name))
    return declarations.aliases[name]
  }

  /// What a type alias stands for within a type, whose own come before those of the same name elsewhere.
  func alias(_ name: String, in type: String) -> TypeName? { alias("\(type).\(name)") ?? alias(name) }

  /// Whether a type is a function, perhaps behind an alias.
  func isFunction(_ type: TypeName) -> Bool {
    type.isFunction
      || (!type.isCollection && (UIVocabulary.isFunction(type.main) || alias(type.main)?.isFunction == true))
  }

  /// What all files have noted for a survey under a key, in their order.
  func notes<Kind: Survey>(of survey: Kind.Type, under key: String = "") -> [(file: Int, words: [String])] {
    lookUps?.note(.survey(survey.id, key))
    return declarations.surveys.notes(of: survey, under: key, in: declarations)
  }

  /// What all files have noted for a survey under a key, in their order; those are asked that may have done so.
  func notes<Kind: NamedSurvey>(of survey: Kind.Type, under key: String) -> [(file: Int, words: [String])] {
    lookUps?.note(.survey(survey.id, key))
    lookUps?.note(.aliases(of: key))
    return declarations.surveys.notes(of: survey, under: key, in: declarations)
  }

  /// A place for a finding.
  func place(_ file: Int, _ offset: Int) -> Violation.Place { Violation.Place(file: file, offset: offset) }

  private func given(_ numbers: [Int]) -> [ProjectType] {
    numbers.map { number in
      let type = declarations.types[number]
      lookUps?.note(.name(type.name))
      return noted(type)
    }
  }

  private func noted(_ type: TypeFacts) -> ProjectType {
    ProjectType(type, noting: lookUps)
  }
}
