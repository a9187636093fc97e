import Platform

/// Sources that belong together as rules see them: read once, and checked as often as needed.
public struct CodeReading: Sendable {
  let project: Project
  /// Files that are not checked, and what the configuration says in vain.
  let problems: [FileProblem]
  /// `nil` if the configuration names the architecture.
  let guess: ArchitectureGuess?
  let leftOut: LeftOut
  /// All that was read, files of tests included, if the hashes of the texts are known.
  let read: [ReadFile]
  /// What was found earlier and still holds.
  let reuse: Reuse?

  /// What is not checked since nobody wants to hear of it.
  public struct LeftOut: Hashable, Sendable, Codable {
    /// How many files hold tests.
    public var tests = 0
    /// How many files lie beside an Xcode project none of whose targets builds them.
    public var unbuilt = 0
    /// How many files a tool has made.
    public var generated = 0
    /// How many files the project's file for SwiftLint excludes.
    public var excluded = 0
    /// How many files the configuration excludes, or does not include.
    public var unwanted = 0
    /// Folders and files that were not even read.
    public var unread: [String] = []

    /// What was left out because of where it is.
    public init(unread: [String] = [], excluded: Int = 0) {
      self.unread = unread
      self.excluded = excluded
    }

    /// `Pods, 12 of tests, 2 in no target, 3 generated`; `nil` if there is nothing to say.
    public var words: String? {
      let most = 3
      let more = unread.count > most ? ["\(unread.count - most) more folders or files"] : []
      let counts = [
        (tests, "of tests"), (unbuilt, "in no target"), (generated, "generated"),
        (excluded, "excluded by \(SwiftLintFile.name)"),
        (unwanted, "excluded by the configuration"),
      ]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      let all = unread.prefix(most) + more + counts
      return all.isEmpty ? nil : all.joined(separator: ", ")
    }
  }

  /// The architecture whose rules apply to most files; `nil` if only those for all code do.
  var architecture: Architecture? { project.configuration.architecture ?? guess?.architecture }

  /// Why it is that architecture, and which folders follow another; `nil` if the configuration says all of it.
  var reason: String? {
    let configuration = project.configuration
    let named = configuration.folders.compactMap { folder in
      folder.architecture.map {
        "\(folder.path.hasPrefix("/") ? String(folder.path.dropFirst()) : folder.path) is \($0.rawValue)"
      }
    }
    let all = [guess?.reason].compactMap(\.self) + named
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  /// What is known from earlier.
  struct Kept {
    /// The hashes of the texts.
    let digests: [Digest]
    /// What some of them say.
    let models: KeptModels
    /// What was found in them.
    let examination: Examination?
  }

  /// Reads files, but those that are excluded.
  ///
  /// Tests and what a tool has made are left out: they are not built like the app.
  init(
    _ sources: [SourceText], unread: [FileProblem], leftOut: LeftOut, _ configuration: Configuration,
    _ progress: ReadingProgress?, kept: Kept? = nil
  ) {
    var leftOut = leftOut
    let omissions = Array(sources.indices).concurrentMap { index in
      configuration.omission(
        of: sources[index], isHeadKnown: kept.map { $0.models.has($0.digests[index]) } ?? false)
    }
    leftOut.unwanted += omissions.count { $0 == .excluded }
    leftOut.tests += omissions.count { $0 == .test }
    leftOut.unbuilt += omissions.count { $0 == .unbuilt }
    leftOut.generated += omissions.count { $0 == .generated }
    let wanted = sources.indices.filter { omissions[$0] == nil }
      .map { (source: sources[$0], digest: kept?.digests[$0]) }
    let models = kept?.models ?? KeptModels()
    progress?.begin(wanted.count { $0.digest.map(models.has) != true })
    let results = wanted.concurrentMap { source, digest in
      if let digest, let file = models.file(of: source, digest: digest) {
        return Result<ReadFile, FileProblem>.success(ReadFile(file: file, isParsed: false))
      }
      defer { progress?.countOne() }
      return Result { () throws(FileProblem) in
        let file = try SourceFile.parsing(source.bytes, name: source.name, path: source.path)
        return ReadFile(file: ProjectFile(file, digest: digest), isParsed: true)
      }
    }
    read = kept == nil ? [] : results.compactMap { try? $0.get() }
    var files: [ProjectFile] = []
    var problems = unread
    for result in results {
      switch result {
      case .success(let read) where read.file.marks.contains(.isTest): leftOut.tests += 1
      case .success(let read): files.append(read.file)
      case .failure(let problem): problems.append(problem)
      }
    }
    problems += configuration.isForMore ? [] : configuration.unusedPatterns(among: sources.map(\.path))
    let project = Project(
      files: files, configuration: configuration, isKept: kept != nil, since: kept?.examination)
    self.project = project
    reuse = kept?.examination.flatMap { Reuse(of: $0, for: project) }
    // The guess looks at all files, which are asked at once what rules for all code will want to know.
    let rules = RuleCatalog.standard.rules(for: [], only: [], configuration)
    project.declarations.surveys.expect(rules.flatMap { $0.surveys })
    guess = configuration.architecture == nil ? ArchitectureGuess(project) : nil
    self.problems = problems.sorted { $0.file < $1.file }
    self.leftOut = leftOut
  }

  /// Lets go of all that was read, once nobody will ask for it again.
  ///
  /// To free a hundred thousand small things takes a while, for which nobody need wait: a thread of its own does it, and
  /// frees what only this refers to with it. A program that ends before that takes no harm.
  func letGo() {
    let work: @Sendable () -> Void = { project.declarations.letGo() }
    if !WorkThread.start(stackSize: 8 << 20, work) { work() }
  }

  /// The architecture that each file follows.
  var architectures: [Architecture?] {
    project.declarations.files.map { file in
      project.configuration.folder(of: file.path, \.architecture) ?? project.configuration.architecture
        ?? guess?.architecture(of: file.path)
    }
  }

  /// Whether a comment excuses a line from a rule.
  func excuses(_ finding: Finding) -> Bool {
    guard let file = project.declarations.files.first(where: { $0.name == finding.file }) else { return false }
    return file.suppressions.contains { $0.excuses(finding) }
  }
}
