import Platform

/// Checks Swift sources against the rules of an architecture.
public struct Linter: Sendable {
  /// What the project says of itself.
  public let configuration: Configuration
  /// The rules that are to be applied; all of the architecture's where none is named.
  public let only: Set<String>

  /// - Throws: `LintError.unknownRule` when one of the ids is unknown, `.notInSource` when no machine can check one.
  public init(configuration: Configuration = Configuration(), only ids: [String] = []) throws(LintError) {
    for id in ids {
      guard let rule = RuleCatalog.standard.rule(id) else {
        throw .unknownRule(id, nearest: RuleCatalog.standard.nearest(to: id))
      }
      if !rule.isChecked { throw .notInSource(rule.id, isRun: false) }
    }
    self.configuration = configuration
    only = Set(ids.map { $0.uppercased() })
  }

  /// Checks files that belong together.
  ///
  /// Test code is read and not checked: its doubles are not built like the app.
  ///
  /// - Parameter unread: what belongs to them and cannot be checked.
  /// - Parameter leftOut: what was not read.
  /// - Parameter cache: where the report is taken from if the same files were checked before, and what files say that
  ///   were read before; `nil` to check them anew.
  /// - Parameter progress: told how far reading has come.
  public func lint(
    _ sources: [SourceText], unread: [FileProblem] = [], leftOut: CodeReading.LeftOut = CodeReading.LeftOut(),
    cache: LintCache? = nil, progress: ReadingProgress? = nil
  ) -> LintReport {
    guard let cache else {
      let code = read(sources, unread: unread, leftOut: leftOut, progress: progress)
      defer { code.letGo() }
      return lint(code)
    }
    let digests = sources.concurrentMap { $0.digest }
    let key = cache.key(of: sources, digests: digests, unread: unread, leftOut: leftOut, by: self)
    if let report = cache.report(for: key) { return report }
    let models = cache.models
    let code = CodeReading(
      sources, unread: unread, leftOut: leftOut, configuration, progress,
      kept: CodeReading.Kept(digests: digests, models: models, examination: cache.examination(by: self)))
    defer { code.letGo() }
    let (found, examination) = examined(code)
    let report = report(on: code, found)
    cache.keep(report, for: key)
    cache.keep(code.read, over: models)
    if let examination { cache.keep(examination, by: self) }
    return report
  }

  /// Those of some files that are read: the others are excluded, of tests, or made by a tool.
  public func readable(among sources: [SourceText]) -> [SourceText] {
    sources.filter { configuration.omission(of: $0) == nil }
  }

  /// Reads files that belong together, to check them more than once.
  public func read(
    _ sources: [SourceText], unread: [FileProblem] = [], leftOut: CodeReading.LeftOut = CodeReading.LeftOut(),
    progress: ReadingProgress? = nil
  ) -> CodeReading {
    CodeReading(sources, unread: unread, leftOut: leftOut, configuration, progress)
  }

  /// Checks what has been read.
  public func lint(_ code: CodeReading) -> LintReport { report(on: code, found(in: code)) }

  private func report(on code: CodeReading, _ found: [FoundViolation]) -> LintReport {
    LintReport(
      findings: found.map(\.finding), problems: code.problems, architecture: code.architecture,
      reason: code.reason, isGuessed: code.guess?.architecture != nil && only.isEmpty,
      fileCount: code.project.declarations.files.count, leftOut: code.leftOut)
  }

  /// What is found in what has been read, in the order of files and lines.
  func found(in code: CodeReading) -> [FoundViolation] {
    let rules = rules(for: code)
    code.project.declarations.surveys.expect(rules.flatMap { $0.surveys })
    let files = Array(code.project.declarations.files.indices).concurrentMap { number in
      ExaminedFile(number, of: code.project, by: rules, isNoted: false)
    }
    return found(files, by: rules, in: code)
  }

  /// What is found, most of it as it was found earlier, and what is to be kept of that; `nil` if that is kept already.
  private func examined(_ code: CodeReading) -> (found: [FoundViolation], examination: Examination?) {
    let project = code.project
    let rules = rules(for: code)
    project.declarations.surveys.expect(rules.flatMap { $0.surveys })
    let reuse = code.reuse.flatMap { $0.isBy(rules) ? $0 : nil }
    let files = Array(project.declarations.files.indices).concurrentMap { number in
      reuse?.examined(number, in: project.declarations)
        ?? ExaminedFile(number, of: project, by: rules, isNoted: true)
    }
    let isKept = reuse?.isNearlyAll(files, surveys: project.declarations.surveys) ?? false
    return (found(files, by: rules, in: code), isKept ? nil : Examination(of: project, rules: rules, files: files))
  }

  /// The rules that apply to some of the files.
  private func rules(for code: CodeReading) -> [any Rule.Type] {
    RuleCatalog.standard.rules(for: Set(code.architectures), only: only, configuration)
  }

  /// What is found in all files together, in the order of files and lines.
  private func found(
    _ examined: [ExaminedFile], by rules: [any Rule.Type], in code: CodeReading
  ) -> [FoundViolation] {
    let files = code.project.declarations.files
    let architectures = code.architectures
    var found: [[ExaminedFile.Found]] = Array(repeating: [], count: rules.count)
    for one in examined.lazy.flatMap(\.found)
    where applies(rules[one.rule], to: one.violation.place.file, in: files, architectures) {
      found[one.rule].append(one)
    }
    // An architecture's rule says more than one for all code of the same place.
    let taken = Set(zip(rules, found).filter { $0.0.architecture != nil }.flatMap { $0.1.map(\.violation.place) })
    // A part may be sure where another only supposes it: the place says so once.
    let certain = found.map { Set($0.filter { $0.violation.severity == .error }.map(\.violation.place)) }
    var excuses = Excuses(files)
    var seen: Set<Finding> = []
    var findings = found.joined().compactMap { one -> FoundViolation? in
      let rule = rules[one.rule]
      let violation = one.violation
      guard rule.architecture != nil || !taken.contains(violation.place),
        violation.severity ?? rule.severity == .error || !certain[one.rule].contains(violation.place)
      else { return nil }
      let file = files[violation.place.file]
      let finding = Finding(
        rule: rule.id,
        severity: configuration.severity(of: rule.id, in: file.path) ?? violation.severity ?? rule.severity,
        file: file.name, line: one.line, column: one.column, what: violation.what, why: rule.why, how: violation.how)
      // What a line says twice is said once, unless each is to be fixed by itself.
      guard seen.insert(violation.fix == nil ? finding.inColumn(nil) : finding).inserted else { return nil }
      guard !excuses.excuse(finding, in: violation.place.file) else { return nil }
      return FoundViolation(finding: finding, violation: violation)
    }
    findings += excuses.findings(checked: Set(rules.map { $0.id })).map { FoundViolation(finding: $0, violation: nil) }
    return findings.sorted { $0.finding.order < $1.finding.order }
  }

  /// Whether a rule is one of the architecture that a file follows, or was asked for.
  private func applies(
    _ rule: any Rule.Type, to file: Int, in files: [ProjectFile], _ architectures: [Architecture?]
  ) -> Bool {
    if only.contains(rule.id) { return true }
    // What a folder says of a rule counts more than what is said for all.
    if let isOn = configuration.folder(of: files[file].path, { $0.says(of: rule.id) }) { return isOn }
    return configuration.enabled.contains(rule.id)
      || !rule.isOptIn && rule.holds(for: architectures[file])
        && (rule.holdsByGuess || configuration.namesArchitecture(of: files[file].path))
  }
}

extension Finding {
  fileprivate var order: (String, Int, Int, String) { (file ?? "", line ?? 0, column ?? 0, rule) }
}
