extension Linter {
  /// Checks what an app did against the rules of its architecture that show only there, each finding once.
  ///
  /// - Parameter sources: the app's code, which says what its types are for.
  public func findings(in run: Run, of sources: [SourceText]) -> [Finding] {
    let files = sources.concurrentMap { try? SourceFile(name: $0.name, text: $0.bytes) }.compactMap(\.self)
    let project = Project(files: files, configuration: configuration)
    let architecture = configuration.architecture ?? ArchitectureGuess(project).architecture
    var seen: Set<Finding> = []
    return RuleCatalog.standard.runRules
      .filter { $0.architecture == architecture && (only.isEmpty || only.contains($0.id)) }
      .flatMap { rule in
        rule.init().violations(in: run, of: project).map { violation in
          Finding(
            rule: rule.id, file: violation.file, line: violation.line, what: violation.what, why: rule.why,
            how: violation.how)
        }
      }
      .filter { seen.insert($0).inserted }
  }
}
