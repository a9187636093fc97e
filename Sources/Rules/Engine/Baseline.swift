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

  /// A baseline of all that some reports found, known or new, and of what an earlier one has besides.
  ///
  /// - Parameter earlier: of it, what was not looked at is taken over.
  public init(of reports: [LintReport], and earlier: Baseline?, file: String) {
    let found = Baseline(reports.flatMap { $0.findings + $0.known }, file: file)
    let scopes = reports.compactMap(\.scope)
    let besides = earlier?.entries.compactMap { entry -> Entry? in
      let path = earlier?.path(of: entry) ?? []
      guard !scopes.contains(where: { $0.has(path, entry.rule) }) else { return nil }
      let base = RelativePath.components(of: found.folder)
      return Entry(file: RelativePath.path(of: path, from: base), rule: entry.rule, what: entry.what)
    }
    folder = found.folder
    entries = (found.entries + (besides ?? [])).sorted()
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

  /// How many findings it has.
  public var count: Int { entries.count }

  /// The findings that are in it and those that are not, each of its entries counting once, and the entries for which
  /// nothing was found although it was looked for.
  func compared(
    with findings: [Finding], lookingAt scope: BaselineScope
  ) -> (new: [Finding], known: [Finding], stale: [String]) {
    var rest = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings {
      let entry = Self.entry(of: finding, from: folder)
      if let count = rest[entry], count > 0 {
        rest[entry] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    let stale = rest.filter { $0.value > 0 && scope.has(path(of: $0.key), $0.key.rule) }.sorted { $0.key < $1.key }
      .flatMap { entry, count in [String](repeating: "\(entry.file): \(entry.what) [\(entry.rule)]", count: count) }
    return (new, known, stale)
  }

  /// The names that lead to an entry's file from the root of the file system.
  private func path(of entry: Entry) -> [String] { RelativePath.components(of: "\(folder)/\(entry.file)") }

  private static func entry(of finding: Finding, from folder: String) -> Entry {
    Entry(
      file: finding.file.map { RelativePath.path(of: $0, from: folder) } ?? "", rule: finding.rule, what: finding.what)
  }

  private static func folder(of file: String) -> String {
    URL(filePath: file).standardizedFileURL.deletingLastPathComponent().resolvingSymlinksInPath().path
  }
}
