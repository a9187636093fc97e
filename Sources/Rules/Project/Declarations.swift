import Platform

/// The files that are checked together, and the types that they declare.
///
/// It follows from the heads of the files alone.
final class Declarations: Sendable {
  let files: [ProjectFile]
  let configuration: Configuration
  let table: TypeTable
  /// In the order in which they are first declared.
  let types: [TypeFacts]
  let search: TypeSearch
  let ui: UIVocabulary
  let names: RoleNames
  let aliases: Aliases
  /// For each file, the types that it is the first to declare.
  let typesByFile: [Range<Int>]
  /// For each file, a hash of the types that it is the first to declare.
  let ownershipOfFiles: [UInt64]
  /// By role, of all types.
  let typesByRole: [Role: [Int]]
  /// For each file, the names of its functions.
  let functions: FlatLists<LookUp>
  let nameSearch: NameSearch
  /// What else files contribute, by their numbers.
  let facts: [Int: FileFacts]
  let surveys = SurveyResults()
  /// Whether somebody will want to know what was asked, since it is kept with what was found.
  let isKept: Bool
  /// What is answered otherwise than when the files were last examined; `nil` if nothing can be taken over from then.
  let changes: Changes?
  private let functionSearch: ListSearch<LookUp>

  /// - Parameter isKept: whether somebody will want to know what was asked.
  /// - Parameter earlier: what was known when the files were last examined, if they were.
  init(_ files: [ProjectFile], _ configuration: Configuration, isKept: Bool, since earlier: Examination?) {
    self.isKept = isKept
    let known = earlier.flatMap { earlier in
      FileChanges(of: files, since: earlier.files).map { (examination: earlier, changes: $0) }
    }
    let changes = known?.changes ?? FileChanges(new: files)
    let update = FileUpdate(of: known?.examination.files, changes, in: files)
    let facts = update.facts.sorted { $0.key < $1.key }.map(\.value)
    names = RoleNames(custom: configuration.roles)
    aliases = Aliases(facts.lazy.flatMap(\.aliases))
    ui = UIVocabulary(imported: Set(facts.lazy.flatMap(\.uiModules)))
    let types = TypeUpdate(
      of: known?.examination.types, changes, in: files, isKept: isKept, aliases: aliases,
      madeCoordinators: Set(facts.lazy.flatMap(\.madeCoordinators)), others: update.names, roles: names)
    table = types.table
    self.changes =
      known?.examination.surroundings == ui.modules ? Changes(changes, update.lookUps.union(types.lookUps)) : nil
    self.types = table.rows.indices.map { [table] in TypeFacts($0, of: table, in: files) }
    search = TypeSearch(table)
    (typesByFile, ownershipOfFiles) = Self.owners(table, files.count)
    var typesByRole: [Role: [Int]] = [:]
    for (number, row) in table.rows.enumerated() {
      if let role = row.role { typesByRole[role, default: []].append(number) }
    }
    self.typesByRole = typesByRole
    functions = update.functions
    nameSearch = NameSearch(update.filters, table, typesByFile: typesByFile)
    functionSearch = ListSearch(update.functions)
    self.facts = update.facts
    self.files = files
    self.configuration = configuration
  }

  /// Lets go of all that the files say, once nobody will ask for it again.
  func letGo() {
    for type in types { type.letGo() }
    for file in files { file.letGo() }
  }

  /// The type of a name; of a nested type, which is written without its outer one inside of it, the last is enough.
  func type(_ name: String) -> TypeFacts? { search.type(name).map { types[$0] } }

  /// Whether the files declare a type or an alias of a name, without the names of types around.
  func declares(_ name: String) -> Bool { search.declares(name) || aliases.declares(name) }

  /// The files that have functions of a name, in their order.
  func files(withFunctions name: LookUp) -> [Int] { functionSearch.numbers(with: name) }

  /// For each file the types that it is the first to declare, which stand together, and a hash of them.
  private static func owners(_ table: TypeTable, _ count: Int) -> ([Range<Int>], [UInt64]) {
    var types: [Range<Int>] = []
    var hashes: [UInt64] = []
    var next = 0
    for file in 0..<count {
      let first = next
      var hash = QuickHash()
      while next < table.rows.count, table.places[next].contains(where: { $0.file == file }) {
        hash.add(table.names[table.rows[next].name])
        next += 1
      }
      types.append(first..<next)
      hashes.append(hash.value)
    }
    return (types, hashes)
  }
}
