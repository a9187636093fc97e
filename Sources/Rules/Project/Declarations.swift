import Platform

/// The files that are checked together, and the types that they declare.
///
/// It follows from the heads of the files alone.
final class Declarations: Sendable {
  let files: [ProjectFile]
  /// In the order in which they are first declared.
  let types: [TypeFacts]
  let ui: UIVocabulary
  let names: RoleNames
  let aliases: [String: TypeName]
  /// What the files declare themselves, without the names of types around.
  let declaredNames: Set<String>
  /// What types name first behind their colon.
  let inherited: Set<String>
  /// For each file, the types that it is the first to declare.
  let typesByFile: [[Int]]
  /// For each file, a hash of the types that it is the first to declare.
  let ownershipOfFiles: [UInt64]
  /// By role, of all types.
  let typesByRole: [Role: [Int]]
  /// By last name.
  let namesakes: [String: [Int]]
  /// The types that inherit from a name or conform to it.
  let heirs: [String: [Int]]
  /// The types whose own declaration names another behind its colon.
  let children: [String: [Int]]
  let functions: FunctionPlaces
  let surveys = SurveyResults()
  /// By whole name.
  private let indexes: [String: Int]

  init(_ files: [ProjectFile], _ configuration: Configuration) {
    let names = RoleNames(custom: configuration.roles)
    let index = TypeIndex(files: files.map(\.head))
    let roles = RoleFinder(index: index, names: names)
    let types = index.names.concurrentMap { name in
      let ancestors = index.ancestors(of: name)
      let found = roles.role(of: name, ancestors: ancestors)
      let parts = index.parts(of: name)
      return TypeFacts(
        name: name, role: found?.role, ground: found?.ground, ancestors: ancestors,
        kind: parts.first?.head.kind ?? .extension, places: parts.map(\.place))
    }
    indexes = Dictionary(types.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    var typesByFile = [[Int]](repeating: [], count: files.count)
    var typesByRole: [Role: [Int]] = [:]
    var heirs: [String: [Int]] = [:]
    var children: [String: [Int]] = [:]
    var namesakes: [String: [Int]] = [:]
    for (number, type) in types.enumerated() {
      if let first = type.places.map(\.file).min() { typesByFile[first].append(number) }
      namesakes[type.simpleName, default: []].append(number)
      if let role = type.role { typesByRole[role, default: []].append(number) }
      for ancestor in type.ancestors { heirs[ancestor, default: []].append(number) }
      guard type.kind != .extension, let main = type.places.first else { continue }
      let parents = files[main.file].head.types[main.number].inherited.flatMap(\.names)
      for parent in Set(parents) { children[parent, default: []].append(number) }
    }
    self.typesByFile = typesByFile
    ownershipOfFiles = typesByFile.map { numbers in
      numbers.reduce(into: QuickHash()) { $0.add(types[$1].name) }.value
    }
    self.typesByRole = typesByRole
    self.heirs = heirs
    self.children = children
    self.namesakes = namesakes
    ui = UIVocabulary(imported: files.reduce(into: []) { $0.formUnion($1.head.importedModules) })
    aliases = index.aliases
    declaredNames = index.declaredNames
    inherited = index.inherited
    functions = FunctionPlaces(files)
    self.files = files
    self.types = types
    self.names = names
  }

  /// The type of a name; of a nested type, which is written without its outer one inside of it, the last is enough.
  func type(_ name: String) -> TypeFacts? {
    (indexes[name] ?? namesakes[name]?.first).map { types[$0] }
  }
}
