/// A report for people.
struct TextReport {
  let pages: String

  func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { problem in
      "\(problem.file):\(problem.line):\(problem.column): error: \(problem.message); the file is not checked\n"
    }
    let findings = reports.flatMap(\.findings).map(text)
    return (problems + findings).joined() + reports.map { $0.summary + "\n" }.joined()
  }

  private func text(of finding: Finding) -> String {
    """
    \(finding.file ?? ""):\(finding.line ?? 1):\(finding.column ?? 1): warning: \(finding.what) [\(finding.rule)]
      why:  \(finding.why)
      mend: \(finding.how)
      page: \(pages)\(finding.page)

    """
  }
}
