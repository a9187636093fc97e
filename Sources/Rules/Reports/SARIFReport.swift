/// A report in SARIF 2.1.0.
struct SARIFReport {
  let pages: String

  func text(of reports: [LintReport]) -> String {
    let findings = reports.flatMap(\.findings)
    let problems = reports.flatMap(\.problems)
    let used = Set(findings.map(\.rule))
    let rules = RuleCatalog.standard.entries.filter { used.contains($0.id) }.map { entry in
      Log.Rule(
        id: entry.id, shortDescription: Log.Message(text: entry.title),
        help: Log.Message(text: "\(pages)\(entry.id).md"))
    }
    let results = findings.map { finding in
      Log.Result(
        ruleId: finding.rule, level: "warning", message: Log.Message(text: finding.message),
        locations: [Log.Location(file: finding.file ?? "", line: finding.line ?? 1, column: finding.column ?? 1)])
    }
    let notifications = problems.map { problem in
      Log.Notification(
        level: "error", message: Log.Message(text: problem.message),
        locations: [Log.Location(file: problem.file, line: problem.line, column: problem.column)])
    }
    let summaries = reports.map { report in
      Log.Notification(level: "note", message: Log.Message(text: report.summary), locations: [])
    }
    let run = Log.Run(
      tool: Log.Tool(driver: Log.Driver(name: "atelier", rules: rules)), results: results,
      invocations: [Log.Invocation(executionSuccessful: true, toolExecutionNotifications: notifications + summaries)])
    return JSONReport.text(of: Log(runs: [run]))
  }
}
