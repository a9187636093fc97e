import Platform

/// The files that are checked together, and what they say of each other.
struct Project: Sendable {
  let files: [SourceFile]
  /// In the order in which they are first declared.
  let types: [ProjectType]
  let ui: UIVocabulary
  let configuration: Configuration
  /// By whole name.
  private let indexes: [String: Int]
  /// By last name: a nested type is written without its outer one inside of it.
  private let nestedIndexes: [String: Int]
  private let names: RoleNames
  private let functions: [String: [Function]]
  private let aliases: [String: TypeName]

  init(files: [SourceFile], configuration: Configuration = Configuration()) {
    let names = RoleNames(custom: configuration.roles)
    let index = TypeIndex(files: files)
    let roles = RoleFinder(index: index, names: names)
    types = index.names.concurrentMap { name in
      let ancestors = index.ancestors(of: name)
      let found = roles.role(of: name, ancestors: ancestors)
      return ProjectType(
        name: name, role: found?.role, ground: found?.ground, parts: index.parts(of: name),
        ancestors: ancestors)
    }
    indexes = Dictionary(types.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    nestedIndexes = Dictionary(types.enumerated().map { ($0.element.simpleName, $0.offset) }) { first, _ in first }
    ui = UIVocabulary(
      declared: index.declaredNames, imported: files.reduce(into: []) { $0.formUnion($1.importedModules) })
    aliases = index.aliases
    functions = index.functions
    self.files = files
    self.names = names
    self.configuration = configuration
  }

  /// The types of a role that are not protocols, extensions of types from elsewhere included.
  func types(_ role: Role) -> [ProjectType] {
    types.filter { $0.role == role && !$0.isProtocol }
  }

  func protocols(_ role: Role) -> [ProjectType] {
    types.filter { $0.role == role && $0.isProtocol }
  }

  func type(_ name: String) -> ProjectType? {
    (indexes[name] ?? nestedIndexes[name]).map { types[$0] }
  }

  /// The role of a type by its name, which the project need not declare.
  func role(ofType name: String) -> Role? {
    if let type = type(name) { return type.role }
    if UIVocabulary.isViewController(name) { return .viewController }
    if RoleNames.isForeign(name) { return name.hasSuffix("View") ? .view : nil }
    if RoleNames.showsOnly(name) { return nil }
    return names.role(ofName: name)
  }

  /// The functions of a name, and the initialisers of the types of that name.
  func functions(named name: String) -> [Function] { functions[name] ?? [] }

  /// What a type alias stands for.
  func alias(_ name: String) -> TypeName? { aliases[name] }

  /// What a type alias stands for within a type, whose own come before those of the same name elsewhere.
  func alias(_ name: String, in type: String) -> TypeName? { aliases["\(type).\(name)"] ?? aliases[name] }

  /// Whether a type is a function, perhaps behind an alias.
  func isFunction(_ type: TypeName) -> Bool {
    type.isFunction || (!type.isCollection && alias(type.main)?.isFunction == true)
  }

  /// A place for a finding.
  func place(_ file: Int, _ offset: Int) -> Violation.Place { Violation.Place(file: file, offset: offset) }
}
