import TextLayout

/// A report for people.
struct TextReport {
  /// How many findings are shown, if not all.
  var limit: Int?

  func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { "\($0.words)\n" }
    let all = reports.flatMap(\.findings)
    let shown = all.prefix(limit ?? all.count)
    let rest = all.count - shown.count
    let findings = shown.map(text) + (rest == 0 ? [] : ["… and \(rest) more; --summary counts them all\n"])
    let stale = reports.flatMap(\.staleWords).map { "\($0)\n" }
    let waiting = reports.flatMap(\.waitingWords).map { "\($0)\n" }
    return (problems + findings + stale + waiting).joined() + reports.map { $0.summary(among: reports) + "\n" }.joined()
  }

  private func text(of finding: Finding) -> String {
    let more = PageFolder.command(for: finding.rule).map { "  more: \($0)\n" } ?? ""
    return """
      \((finding.file ?? "").onOneLine):\(finding.line ?? 1):\(finding.column ?? 1): \(finding.severity.rawValue): \(finding.what) [\(finding.rule)]
        why:  \(finding.why)
        fix:  \(finding.how)
      \(more)
      """
  }
}
