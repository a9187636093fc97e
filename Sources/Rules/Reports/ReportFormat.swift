/// How a report is written.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people, and for editors that read `file:line:column`.
  case text
  case json
  /// Annotations of GitHub's workflows.
  case github
  /// SARIF 2.1.0, which code scanners exchange.
  case sarif

  /// A report of several projects in this form, with a line feed at the end.
  ///
  /// - Parameter pages: where the rules are explained; what the pages say is in the report, never where they are.
  /// - Parameter limit: how many findings are shown to people, if not all; programs are told of all.
  /// - Parameter version: that of the program, for those who collect reports.
  public func text(
    of reports: [LintReport], pages: PageFolder, limit: Int? = nil, version: String? = nil
  ) -> String {
    switch self {
    case .text: TextReport(limit: limit).text(of: reports)
    case .json: JSONReport().text(of: reports)
    case .github: GitHubReport().text(of: reports)
    case .sarif: SARIFReport(pages: pages, version: version).text(of: reports)
    }
  }
}
