import Foundation

/// A report for programs.
enum JSONReport {
  private struct Entry: Encodable {
    let architecture: String?
    let reason: String?
    let files: Int
    let findings: [Finding]
    let problems: [SyntaxProblem]
  }

  static func text(of reports: [LintReport]) -> String {
    let entries = reports.map {
      Entry(
        architecture: $0.architecture?.rawValue, reason: $0.reason, files: $0.fileCount, findings: $0.findings,
        problems: $0.problems)
    }
    return text(of: ["projects": entries])
  }

  /// A value with its keys sorted.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
