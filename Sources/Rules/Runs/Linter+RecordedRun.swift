extension Linter {
  /// Checks what an app did against the rules of its architecture that show only there, each finding once, with
  /// all events at which it happened.
  ///
  /// - Parameter code: the app's code, which says what its types are for.
  public func findings(in run: RecordedRun, of code: CodeReading) -> [Finding] {
    let found = RuleCatalog.standard.runRules
      .filter { rule in
        rule.architecture == code.architecture && (only.isEmpty || only.contains(rule.id))
          && !configuration.disabled.contains(rule.id)
      }
      .flatMap { rule in
        rule.init().violations(in: run, of: code.project).map { violation in
          let finding = Finding(
            rule: rule.id, file: violation.file, line: violation.line, what: violation.what, why: rule.why,
            how: violation.how)
          return (finding, violation.event)
        }
      }
    var findings: [Finding] = []
    var events: [Finding: Set<Int>] = [:]
    for (finding, event) in found where !code.excuses(finding) {
      if events[finding] == nil { findings.append(finding) }
      events[finding, default: []].formUnion([event].compactMap(\.self))
    }
    return findings.map { $0.seen(at: events[$0, default: []].sorted()) }
  }
}
