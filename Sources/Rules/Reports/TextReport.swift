/// A report for people.
struct TextReport {
  let pages: String

  func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { problem in
      "\(problem.file):\(problem.line):\(problem.column): error: \(problem.message); the file is not checked\n"
    }
    let findings = reports.flatMap(\.findings).map(text)
    return (problems + findings).joined() + reports.map(summary).joined()
  }

  private func text(of finding: Finding) -> String {
    """
    \(finding.file ?? ""):\(finding.line ?? 1):\(finding.column ?? 1): warning: \(finding.what) [\(finding.rule)]
      why:  \(finding.why)
      mend: \(finding.how)
      page: \(pages)\(finding.page)

    """
  }

  private func summary(of report: LintReport) -> String {
    let architecture = report.architecture?.rawValue ?? "no architecture"
    let reason = report.reason.map { " (\($0))" } ?? ""
    let files = "\(report.fileCount) \(report.fileCount == 1 ? "file" : "files")"
    let count = report.findings.count
    let findings = count == 0 ? "no finding" : "\(count) \(count == 1 ? "finding" : "findings")"
    let known = report.knownCount == 0 ? "" : ", \(report.knownCount) known from the baseline"
    return "\(architecture)\(reason): \(files), \(findings)\(known)\n"
  }
}
