import Foundation

/// A report that GitHub shows beside the lines of a pull request.
enum GitHubReport {
  static func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { problem in
      command(
        "error", file: problem.file, line: problem.line, column: problem.column, title: "no Swift",
        message: problem.message)
    }
    let findings = reports.flatMap(\.findings).map { finding in
      command(
        "warning", file: finding.file ?? "", line: finding.line ?? 1, column: finding.column ?? 1, title: finding.rule,
        message: finding.message)
    }
    let summaries = reports.map { "::notice title=atelier::\(escaped($0.summary))" }
    return (problems + findings + summaries).map { $0 + "\n" }.joined()
  }

  private static func command(
    _ level: String, file: String, line: Int, column: Int, title: String, message: String
  ) -> String {
    let title = escaped(title, alsoIn: true)
    return
      "::\(level) file=\(escaped(file, alsoIn: true)),line=\(line),col=\(column),title=\(title)::\(escaped(message))"
  }

  /// - Parameter isProperty: whether the text stands in front of the message, where commas and colons separate.
  private static func escaped(_ text: String, alsoIn isProperty: Bool = false) -> String {
    var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return text
  }
}
