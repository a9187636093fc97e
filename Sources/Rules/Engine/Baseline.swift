import Foundation

/// Findings that a project has decided to live with for now: only new ones are reported.
///
/// They are known by rule, file and message, not by line, so that code above them can change.
public struct Baseline: Hashable, Sendable, Codable {
  private struct Entry: Hashable, Sendable, Codable, Comparable {
    let file: String
    let rule: String
    let what: String

    init(of finding: Finding) {
      file = finding.file ?? ""
      rule = finding.rule
      what = finding.what
    }

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.file, lhs.rule, lhs.what) < (rhs.file, rhs.rule, rhs.what)
    }
  }

  private var findings: [Entry]

  /// A baseline of these findings.
  public init(_ findings: [Finding]) {
    self.findings = findings.map(Entry.init(of:)).sorted()
  }

  /// Reads a baseline.
  ///
  /// - Throws: `LintError.baseline` when the text is not a baseline.
  public init(json: Data, file: String) throws(LintError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw .baseline(file: file)
    }
  }

  /// The baseline as it is kept.
  ///
  /// - Throws: never for findings of ours; encoders may.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The findings that are not in it, each of its entries counting once.
  func new(_ findings: [Finding]) -> [Finding] {
    var known = Dictionary(self.findings.map { ($0, 1) }, uniquingKeysWith: +)
    return findings.filter { finding in
      guard let count = known[Entry(of: finding)], count > 0 else { return true }
      known[Entry(of: finding)] = count - 1
      return false
    }
  }
}
