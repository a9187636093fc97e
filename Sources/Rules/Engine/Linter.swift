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
  public func lint(_ sources: [SourceText], unread: [FileProblem] = []) -> LintReport {
    lint(read(sources, unread: unread))
  }

  /// Reads files that belong together, to check them more than once.
  public func read(_ sources: [SourceText], unread: [FileProblem] = []) -> CodeReading {
    CodeReading(sources, unread: unread, configuration)
  }

  /// Checks what has been read.
  public func lint(_ code: CodeReading) -> LintReport {
    LintReport(
      findings: findings(in: code.project, architecture: code.architecture), problems: code.problems,
      architecture: code.architecture, reason: code.guess?.reason, fileCount: code.project.files.count)
  }

  private func findings(in project: Project, architecture: Architecture?) -> [Finding] {
    let rules = RuleCatalog.standard.rules(for: architecture, only: only, without: Set(configuration.disabled))
    let found = rules.concurrentMap { rule in rule.init().violations(in: project).map { (rule, $0) } }.joined()
    // An architecture's rule says more than one for all code of the same place.
    let taken = Set(found.lazy.filter { $0.0.architecture != nil }.map(\.1.place))
    var lines: [Int: LineTable] = [:]
    var findings = found.compactMap { rule, violation -> Finding? in
      guard rule.architecture != nil || !taken.contains(violation.place) else { return nil }
      let file = project.files[violation.place.file]
      let table = lines[violation.place.file] ?? LineTable(file.text)
      lines[violation.place.file] = table
      let (line, column) = table.location(of: violation.place.offset)
      let finding = Finding(
        rule: rule.id, file: file.name, line: line, column: column, what: violation.what, why: rule.why,
        how: violation.how)
      return file.suppressions.contains { $0.excuses(finding) } ? nil : finding
    }
    for file in project.files { findings += file.suppressions.compactMap { $0.finding(in: file) } }
    return findings.sorted {
      ($0.file ?? "", $0.line ?? 0, $0.column ?? 0, $0.rule) < ($1.file ?? "", $1.line ?? 0, $1.column ?? 0, $1.rule)
    }
  }
}
