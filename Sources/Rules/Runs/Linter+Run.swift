extension Linter {
  /// Checks what an app did against the rules of its architecture that show only there, each finding once.
  ///
  /// - Parameter code: the app's code, which says what its types are for.
  public func findings(in run: Run, of code: CodeReading) -> [Finding] {
    var seen: Set<Finding> = []
    return RuleCatalog.standard.runRules
      .filter { rule in
        rule.architecture == code.architecture && (only.isEmpty || only.contains(rule.id))
          && !configuration.disabled.contains(rule.id)
      }
      .flatMap { rule in
        rule.init().violations(in: run, of: code.project).map { violation in
          Finding(
            rule: rule.id, file: violation.file, line: violation.line, what: violation.what, why: rule.why,
            how: violation.how)
        }
      }
      .filter { seen.insert($0).inserted && !code.excuses($0) }
  }
}
