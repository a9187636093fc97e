import Foundation

/// A report that GitHub shows beside the lines of a pull request.
struct GitHubReport {
  func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { problem in
      command(
        "error", file: problem.file, line: problem.line, column: problem.column,
        title: problem.isUnchecked ? "not checked" : "configuration",
        message: problem.message)
    }
    let findings = reports.flatMap(\.findings).map { finding in
      command(
        finding.severity == .note ? "notice" : finding.severity.rawValue, file: finding.file, line: finding.line,
        column: finding.column, title: finding.rule,
        message: finding.message + (PageFolder.command(for: finding.rule).map { "\nmore: \($0)" } ?? ""))
    }
    let stale = reports.flatMap(\.staleWords).map { command("notice", title: "baseline", message: $0) }
    let summaries = reports.map { command("notice", title: "atelier", message: $0.summary(among: reports)) }
    return (problems + findings + stale + summaries).joined()
  }

  private func command(
    _ level: String, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String, message: String
  ) -> String {
    let properties = [
      file.map { ("file", $0) }, line.map { ("line", "\($0)") }, column.map { ("col", "\($0)") }, ("title", title),
    ]
    let words = properties.compactMap(\.self).map { "\($0)=\(escaped($1, asProperty: true))" }.joined(separator: ",")
    return "::\(level) \(words)::\(escaped(message))\n"
  }

  /// - Parameter isProperty: whether the text stands in front of the message, where commas and colons separate.
  private func escaped(_ text: String, asProperty isProperty: Bool = false) -> String {
    var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return text
  }
}
