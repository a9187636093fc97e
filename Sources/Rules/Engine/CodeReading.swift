/// Sources that belong together as rules see them: read once, and checked as often as needed.
public struct CodeReading: Sendable {
  let project: Project
  /// Files that are not checked, and what the configuration says in vain.
  let problems: [FileProblem]
  /// `nil` if the configuration names the architecture.
  let guess: ArchitectureGuess?
  /// How many files are left out since they hold tests, or since a tool has made them.
  let leftOut: LeftOut

  /// How many files nobody wants to hear of.
  public struct LeftOut: Hashable, Sendable {
    public var tests = 0
    public var generated = 0
  }

  /// The architecture whose rules apply to most files; `nil` if only those for all code do.
  var architecture: Architecture? { project.configuration.architecture ?? guess?.architecture }

  /// Reads files, but those that are excluded.
  ///
  /// Tests and what a tool has made are left out: they are not built like the app.
  init(_ sources: [SourceText], unread: [FileProblem], _ configuration: Configuration) {
    let included = sources.filter { configuration.includes($0.path) }
    var leftOut = LeftOut()
    var wanted: [SourceText] = []
    for source in included {
      if source.isOfTests {
        leftOut.tests += 1
      } else if source.isGenerated {
        leftOut.generated += 1
      } else {
        wanted.append(source)
      }
    }
    let read = wanted.concurrentMap { source in
      Result { () throws(FileProblem) in try SourceFile(parsing: source.bytes, name: source.name, path: source.path) }
    }
    var files: [SourceFile] = []
    var problems = unread.filter { configuration.includes($0.file) }
    for result in read {
      switch result {
      case .success(let file) where file.isTest: leftOut.tests += 1
      case .success(let file): files.append(file)
      case .failure(let problem): problems.append(problem)
      }
    }
    problems += configuration.unusedPatterns(among: sources.map(\.path)).map { key, pattern in
      FileProblem(file: ".atelier.yml", message: "\(key): \(pattern) matches no file")
    }
    project = Project(files: files, configuration: configuration)
    guess = configuration.architecture == nil ? ArchitectureGuess(project) : nil
    self.problems = problems.sorted { $0.file < $1.file }
    self.leftOut = leftOut
  }

  /// The architecture that each file follows.
  var architectures: [Architecture?] {
    project.files.map { file in
      project.configuration.folder(of: file.path, \.architecture) ?? project.configuration.architecture
        ?? guess?.architecture(of: file.path)
    }
  }

  /// Whether a comment excuses a line from a rule.
  func excuses(_ finding: Finding) -> Bool {
    guard let file = project.files.first(where: { $0.name == finding.file }) else { return false }
    return file.suppressions.contains { $0.excuses(finding) }
  }
}
