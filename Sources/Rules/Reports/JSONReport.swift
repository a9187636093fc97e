import Foundation

/// A report for programs.
struct JSONReport {
  private struct Entry: Encodable {
    let path: String?
    let architecture: String?
    let reason: String?
    let files: Int
    /// `Pods, 12 of tests`.
    let leftOut: String?
    let findings: [PagedFinding]
    /// How many findings the baseline has held back.
    let known: Int
    /// How many findings are in unchanged files.
    let unchanged: Int
    let stale: [String]
    let problems: [FileProblem]
  }

  private struct Document: Encodable {
    /// It changes when a key goes or means something else, not when one is added.
    let version = 1
    let projects: [Entry]
  }

  /// A finding with the command that shows its rule's page.
  private struct PagedFinding: Encodable {
    let finding: Finding
    let page: String?

    private enum CodingKeys: CodingKey {
      case page
    }

    func encode(to encoder: any Encoder) throws {
      try finding.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(page, forKey: .page)
    }
  }

  func text(of reports: [LintReport]) -> String {
    let entries = reports.map { report in
      Entry(
        path: report.path, architecture: report.architecture?.rawValue, reason: report.reason,
        files: report.fileCount, leftOut: report.leftOut.words,
        findings: report.findings.map { PagedFinding(finding: $0, page: PageFolder.command(for: $0.rule)) },
        known: report.known.count, unchanged: report.unchangedCount, stale: report.stale, problems: report.problems)
    }
    return Self.encoded(Document(projects: entries))
  }

  /// A value with its keys sorted.
  static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
