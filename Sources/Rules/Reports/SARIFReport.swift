/// A report in SARIF 2.1.0.
struct SARIFReport {
  let pages: PageFolder
  /// The version of the program; `nil` if nobody says it.
  var version: String?

  func text(of reports: [LintReport]) -> String {
    let findings = reports.flatMap(\.findings)
    let problems = reports.flatMap(\.problems)
    let rules = rules(of: findings)
    let root = SourceRoot(of: findings.compactMap(\.file) + problems.map(\.file))
    let results = findings.map { finding in
      Log.Result(
        ruleId: finding.rule, ruleIndex: rules.firstIndex { $0.id == finding.rule }, level: finding.severity.rawValue,
        message: Log.Message(text: finding.message),
        locations: finding.file.map { [Log.Location(file: $0, line: finding.line, column: finding.column, in: root)] })
    }
    let notifications = problems.map { problem in
      Log.Notification(
        level: "error", message: Log.Message(text: problem.message),
        locations: [Log.Location(file: problem.file, line: problem.line, column: problem.column, in: root)])
    }
    let notes = reports.flatMap(\.staleWords) + reports.map { $0.summary(among: reports) }
    let summaries = notes.map { Log.Notification(level: "note", message: Log.Message(text: $0), locations: nil) }
    let run = Log.Run(
      tool: Log.Tool(driver: Log.Driver(version: version, rules: rules)),
      originalUriBaseIds: root.address.map { [Log.sourceRoot: Log.Artifact(folder: $0)] }, results: results,
      invocations: [Log.Invocation(toolExecutionNotifications: notifications + summaries)])
    return JSONReport.encoded(Log(runs: [run]))
  }

  /// What is to be said of the rules that found something.
  private func rules(of findings: [Finding]) -> [Log.Rule] {
    let reasons = Dictionary(findings.map { ($0.rule, $0.why) }) { first, _ in first }
    let titles = RuleCatalog.standard.entries.map { ($0.id, $0.title) } + [(Suppression.id, Suppression.title)]
    return titles.compactMap { id, title in
      guard let reason = reasons[id] else { return nil }
      let more = PageFolder.command(for: id).map { "; `\($0)` says more" } ?? ""
      return Log.Rule(
        id: id, shortDescription: Log.Message(text: title), fullDescription: Log.Message(text: reason),
        help: Log.Help(text: reason + more, markdown: pages.text(of: id)))
    }
  }
}
