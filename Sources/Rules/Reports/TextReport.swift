/// A report for people.
struct TextReport {
  let pages: PageFolder

  func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { "\($0.place): error: \($0.message); not checked\n" }
    let findings = reports.flatMap(\.findings).map(text)
    let stale = reports.flatMap(\.stale).map { "stale in the baseline: \($0)\n" }
    return (problems + findings + stale).joined() + reports.map { $0.summary(among: reports) + "\n" }.joined()
  }

  private func text(of finding: Finding) -> String {
    let page = pages.path(of: finding.rule).map { "  page: \($0)\n" } ?? ""
    return """
      \(finding.file ?? ""):\(finding.line ?? 1):\(finding.column ?? 1): \(finding.severity.rawValue): \(finding.what) [\(finding.rule)]
        why:  \(finding.why)
        fix:  \(finding.how)
      \(page)
      """
  }
}
