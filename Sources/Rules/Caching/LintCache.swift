public import Foundation
import Platform
import StableHash

/// Keeps reports by the content of what was checked, in a folder that stays under a size limit.
///
/// The key of a report is made of all that it depends on: the program, the configuration, the rules that were asked for,
/// and the name and content of each file. A report is written whole, by one rename, with a hash of itself in its first
/// line: what is damaged is not in the cache. Nobody waits for anybody, and where the folder cannot be written nothing is
/// kept.
public struct LintCache: Hashable, Sendable {
  /// The folder of the reports; created with the first one.
  public let folder: URL
  /// What tells one build of the program from another: with it the rules change.
  public let program: String
  /// The maximal size of all reports, in bytes.
  public let limit: Int

  /// A cache in a folder, which need not exist yet.
  ///
  /// - Parameter limit: in bytes; the least recently used reports are removed first. 32 MiB by default.
  public init(folder: URL, program: String, limit: Int = 32 << 20) {
    self.folder = folder
    self.program = program
    self.limit = limit
  }

  /// What the report on some files is kept under.
  func key(
    of sources: [SourceText], unread: [FileProblem], leftOut: CodeReading.LeftOut, by linter: Linter
  ) -> String {
    var hash = StableHash()
    hash.add(program)
    hash.add(value: linter)
    hash.add(value: unread)
    hash.add(value: leftOut)
    for digest in sources.concurrentMap(\.digest) { hash.add(digest) }
    return hash.digest
  }

  /// The report that was kept under a key; reading it counts as a use.
  func report(for key: String) -> LintReport? {
    let file = folder.appending(path: key)
    guard let data = try? Data(contentsOf: file), let end = data.firstIndex(of: Self.lineFeed) else { return nil }
    let body = data[data.index(after: end)...]
    guard data[..<end].elementsEqual(Self.digest(of: body).utf8),
      let report = try? JSONDecoder().decode(LintReport.self, from: body)
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: Self.path(of: file))
    return report
  }

  /// Keeps a report, if it can be.
  func keep(_ report: LintReport, for key: String) {
    guard let body = try? JSONEncoder().encode(report) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = Data(Self.digest(of: body).utf8) + [Self.lineFeed] + body
    try? data.write(to: folder.appending(path: key), options: .atomic)
    trim(keeping: key)
  }

  /// Removes the least recently used reports until the others fit.
  private func trim(keeping key: String) {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
    let uses = (files ?? []).map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (file: file, size: values?.fileSize ?? 0, date: values?.contentModificationDate ?? .distantPast)
    }
    var total = 0
    for use in uses.sorted(by: { $0.date > $1.date }) {
      total += use.size
      if total > limit, use.file.lastPathComponent != key { try? FileManager.default.removeItem(at: use.file) }
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func path(of file: URL) -> String { file.path(percentEncoded: false) }

  private static func digest(of body: Data) -> String {
    var hash = StableHash()
    hash.add(Array(body))
    return hash.digest
  }
}

extension SourceText {
  /// A hash of its names and its content.
  fileprivate var digest: String {
    var hash = StableHash()
    hash.add(name)
    hash.add(path)
    hash.add(bytes)
    return hash.digest
  }
}
