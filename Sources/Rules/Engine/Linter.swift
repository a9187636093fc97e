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
    guard let cache else { return lint(read(sources, unread: unread, leftOut: leftOut, progress: progress)) }
    let digests = sources.concurrentMap(\.digest)
    let key = cache.key(of: sources, digests: digests, unread: unread, leftOut: leftOut, by: self)
    if let report = cache.report(for: key) { return report }
    let models = cache.models
    let code = CodeReading(
      sources, unread: unread, leftOut: leftOut, configuration, progress, kept: (digests: digests, models: models))
    let report = lint(code)
    cache.keep(report, for: key)
    cache.keep(code.read, over: models)
    return report
  }

  /// Reads files that belong together, to check them more than once.
  public func read(
    _ sources: [SourceText], unread: [FileProblem] = [], leftOut: CodeReading.LeftOut = CodeReading.LeftOut(),
    progress: ReadingProgress? = nil
  ) -> CodeReading {
    CodeReading(sources, unread: unread, leftOut: leftOut, configuration, progress)
  }

  /// Checks what has been read.
  public func lint(_ code: CodeReading) -> LintReport {
    LintReport(
      findings: found(in: code).map(\.finding), problems: code.problems, architecture: code.architecture,
      reason: code.guess?.reason, fileCount: code.project.files.count, leftOut: code.leftOut)
  }

  /// What is found in what has been read, in the order of files and lines.
  func found(in code: CodeReading) -> [FoundViolation] {
    let project = code.project
    let architectures = code.architectures
    let rules = RuleCatalog.standard.rules(
      for: Set(architectures.compactMap(\.self)), only: only, configuration)
    let found = rules.concurrentMap { rule in rule.init().violations(in: project).map { (rule, $0) } }.joined()
      .filter { rule, violation in applies(rule, to: violation.place.file, in: project, architectures) }
    // An architecture's rule says more than one for all code of the same place.
    let taken = Set(found.lazy.filter { $0.0.architecture != nil }.map(\.1.place))
    var lines: [Int: LineTable] = [:]
    var excuses = Excuses(project.files)
    var seen: Set<Finding> = []
    var findings = found.compactMap { rule, violation -> FoundViolation? in
      guard rule.architecture != nil || !taken.contains(violation.place) else { return nil }
      let file = project.files[violation.place.file]
      let table = lines[violation.place.file] ?? LineTable(file.text)
      lines[violation.place.file] = table
      let (line, column) = table.location(of: violation.place.offset)
      let finding = Finding(
        rule: rule.id,
        severity: configuration.severity(of: rule.id, in: file.path) ?? violation.severity ?? rule.severity,
        file: file.name, line: line, column: column, what: violation.what, why: rule.why, how: violation.how)
      // What a line says twice is said once.
      guard seen.insert(finding.inColumn(nil)).inserted else { return nil }
      guard !excuses.excuse(finding, in: violation.place.file) else { return nil }
      return FoundViolation(finding: finding, violation: violation)
    }
    findings += excuses.findings(checked: Set(rules.map { $0.id })).map { FoundViolation(finding: $0, violation: nil) }
    return findings.sorted { $0.finding.order < $1.finding.order }
  }

  /// Whether a rule is one of the architecture that a file follows, or was asked for.
  private func applies(
    _ rule: any Rule.Type, to file: Int, in project: Project, _ architectures: [Architecture?]
  ) -> Bool {
    if only.contains(rule.id) { return true }
    // What a folder says of a rule counts more than what is said for all.
    if let isOn = configuration.folder(of: project.files[file].path, { $0.says(of: rule.id) }) { return isOn }
    return configuration.enabled.contains(rule.id)
      || !rule.isOptIn && (rule.architecture == nil || rule.architecture == architectures[file])
  }
}

extension Finding {
  fileprivate var order: (String, Int, Int, String) { (file ?? "", line ?? 0, column ?? 0, rule) }
}
