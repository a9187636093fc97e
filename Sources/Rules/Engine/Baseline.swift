import Foundation

/// Findings that a project has decided to live with for now: only new ones are reported.
///
/// They are known by rule, file and message, and counted, so that code above them can change, and a second use of the same
/// thing is new. Files are named from the folder of the baseline, however they are called where they are checked.
public struct Baseline: Hashable, Sendable {
  private struct Entry: Hashable, Sendable, Codable, Comparable {
    let file: String
    let rule: String
    let what: String

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.file, lhs.rule, lhs.what) < (rhs.file, rhs.rule, rhs.what)
    }
  }

  private struct Document: Codable {
    var version = 1
    let findings: [Entry]
  }

  private let entries: [Entry]
  /// The absolute path of the folder from which files are named.
  private let folder: String

  /// A baseline of these findings.
  ///
  /// - Parameter file: where it is to be kept.
  public init(_ findings: [Finding], file: String) {
    folder = Self.folder(of: file)
    let base = folder
    entries = findings.map { Self.entry(of: $0, from: base) }.sorted()
  }

  /// Reads a baseline.
  ///
  /// - Throws: `LintError.baseline` when the text is not a baseline.
  public init(json: Data, file: String) throws(LintError) {
    do {
      entries = try JSONDecoder().decode(Document.self, from: json).findings
    } catch {
      throw .baseline(file: file)
    }
    folder = Self.folder(of: file)
  }

  /// The baseline as it is kept.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(findings: entries)) + Data("\n".utf8)
  }

  /// The findings that are not in it, each of its entries counting once, and the entries that nothing was found for.
  func compared(with findings: [Finding]) -> (new: [Finding], stale: [String]) {
    var known = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
    let new = findings.filter { finding in
      let entry = Self.entry(of: finding, from: folder)
      guard let count = known[entry], count > 0 else { return true }
      known[entry] = count - 1
      return false
    }
    let stale = known.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .flatMap { entry, count in [String](repeating: "\(entry.file): \(entry.what) [\(entry.rule)]", count: count) }
    return (new, stale)
  }

  private static func entry(of finding: Finding, from folder: String) -> Entry {
    Entry(
      file: finding.file.map { RelativePath.path(of: $0, from: folder) } ?? "", rule: finding.rule, what: finding.what)
  }

  private static func folder(of file: String) -> String {
    URL(filePath: file).standardizedFileURL.deletingLastPathComponent().resolvingSymlinksInPath().path
  }
}
