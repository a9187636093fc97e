/// What rules have found in a project file by file, with what it depends on, as it can be kept.
struct Examination: Sendable {
  /// A file as it was when it was examined.
  struct File: Sendable {
    let name: String
    let path: String
    let digest: String
    let facts: FileFacts
    let examined: ExaminedFile

    var lookUp: LookUp { .file(name, path: path) }
  }

  /// What all files depend on.
  let surroundings: [String]
  /// The ids of the rules that were applied, in their order.
  let rules: [String]
  let files: [File]
  let types: [TypeRecord]
  let surveys: [(id: String, files: [NotesOfFile])]

  init(
    surroundings: [String], rules: [String], files: [File], types: [TypeRecord],
    surveys: [(id: String, files: [NotesOfFile])]
  ) {
    self.surroundings = surroundings
    self.rules = rules
    self.files = files
    self.types = types
    self.surveys = surveys
  }

  /// What was found in a project; `nil` unless the hashes of all its files are known.
  init?(of project: Project, rules: [any Rule.Type], files: [ExaminedFile]) {
    let declarations = project.declarations
    var all: [File] = []
    for (number, (file, examined)) in zip(declarations.files, files).enumerated() {
      guard let digest = file.digest else { return nil }
      all.append(
        File(
          name: file.name, path: file.path, digest: digest, facts: FileFacts(number, in: declarations),
          examined: examined))
    }
    self.init(
      surroundings: declarations.ui.modules, rules: rules.map { $0.id }, files: all,
      types: declarations.types.map { TypeRecord($0, in: declarations) }, surveys: declarations.surveys.made)
  }
}
