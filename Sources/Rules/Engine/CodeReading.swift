/// Sources that belong together as rules see them: read once, and checked as often as needed.
public struct CodeReading: Sendable {
  let project: Project
  /// Files that are not checked.
  let problems: [FileProblem]
  /// `nil` if it was told which architecture they follow.
  let guess: ArchitectureGuess?

  /// The architecture whose rules apply; `nil` if only those for all code do.
  var architecture: Architecture? { project.configuration.architecture ?? guess?.architecture }

  /// Reads files, but those that are excluded.
  ///
  /// Test code is read and not checked: its doubles are not built like the app.
  init(_ sources: [SourceText], unread: [FileProblem], _ configuration: Configuration) {
    func isIncluded(_ name: String) -> Bool { !configuration.exclude.contains { name.contains($0) } }
    let read = sources.filter { isIncluded($0.name) }
      .concurrentMap { source in
        Result { () throws(FileProblem) in try SourceFile(name: source.name, text: source.bytes) }
      }
    var files: [SourceFile] = []
    var problems = unread.filter { isIncluded($0.file) }
    for result in read {
      switch result {
      case .success(let file): if !file.isTest { files.append(file) }
      case .failure(let problem): problems.append(problem)
      }
    }
    project = Project(files: files, configuration: configuration)
    guess = configuration.architecture == nil ? ArchitectureGuess(project) : nil
    self.problems = problems.sorted { $0.file < $1.file }
  }

  /// Whether a comment excuses a line from a rule.
  func excuses(_ finding: Finding) -> Bool {
    guard let file = project.files.first(where: { $0.name == finding.file }) else { return false }
    return file.suppressions.contains { $0.excuses(finding) }
  }
}
