/// What rules have found in a project file by file, with what it depends on, as it can be kept.
struct Examination: Sendable {
  /// What all files depend on.
  let surroundings: [String]
  /// The ids of the rules that were applied, in their order.
  let rules: [String]
  let files: ExaminedFiles
  /// What was found in each file, and what was asked for that.
  let found: [Int: [ExaminedFile.Found]]
  let lookUps: FlatLists<LookUp>
  let types: TypeTable
  let surveys: [(id: String, files: SurveyNotes)]

  init(
    surroundings: [String], rules: [String], files: ExaminedFiles, found: [Int: [ExaminedFile.Found]],
    lookUps: FlatLists<LookUp>, types: TypeTable, surveys: [(id: String, files: SurveyNotes)]
  ) {
    self.surroundings = surroundings
    self.rules = rules
    self.files = files
    self.found = found
    self.lookUps = lookUps
    self.types = types
    self.surveys = surveys
  }

  /// What was found in a project; `nil` unless the hashes of all its files are known.
  init?(of project: Project, rules: [any Rule.Type], files: [ExaminedFile]) {
    let declarations = project.declarations
    guard let examined = ExaminedFiles(declarations) else { return nil }
    var lookUps = FlatLists<LookUp>()
    for file in files { lookUps.append(file.lookUps) }
    let found = files.enumerated().filter { !$0.element.found.isEmpty }.map { ($0.offset, $0.element.found) }
    self.init(
      surroundings: declarations.ui.modules, rules: rules.map { $0.id }, files: examined,
      found: Dictionary(found) { first, _ in first }, lookUps: lookUps, types: declarations.table,
      surveys: declarations.surveys.made)
  }
}

/// The files of a project as they were when it was examined, in their order.
struct ExaminedFiles: Sendable {
  /// The questions for what they say.
  let lookUps: [LookUp]
  let digests: [Digest]
  /// For each file, a hash of the types that it is the first to declare.
  let ownership: [UInt64]
  /// The names of their functions.
  let functions: FlatLists<LookUp>
  /// The filters of the names that their code says.
  let filters: FlatLists<UInt64>
  /// What else they contribute, as far as they do.
  let facts: [Int: FileFacts]

  init(
    lookUps: [LookUp], digests: [Digest], ownership: [UInt64], functions: FlatLists<LookUp>,
    filters: FlatLists<UInt64>, facts: [Int: FileFacts]
  ) {
    self.lookUps = lookUps
    self.digests = digests
    self.ownership = ownership
    self.functions = functions
    self.filters = filters
    self.facts = facts
  }

  /// Those of a project; `nil` unless the hashes of all are known.
  init?(_ declarations: Declarations) {
    let digests = declarations.files.compactMap(\.digest)
    guard digests.count == declarations.files.count else { return nil }
    self.init(
      lookUps: declarations.files.map(\.lookUp), digests: digests, ownership: declarations.ownershipOfFiles,
      functions: declarations.functions, filters: declarations.nameSearch.filters, facts: declarations.facts)
  }
}
