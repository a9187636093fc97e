public import Foundation
import Platform
import StableHash

/// Keeps reports by the content of what was checked, and what each file says and was found in it, in a folder that stays under a size limit.
///
/// The key of a report is made of all that it depends on: the program, the configuration, the rules that were asked for,
/// and the name and content of each file. Where a file is another, only that is parsed; and of all files, rules look at
/// those again for which they have asked something that has another answer now. What is kept is written whole, by one
/// rename, with hashes of itself: what is damaged is not in the cache. Nobody waits for anybody, and where the folder
/// cannot be written nothing is kept.
public struct LintCache: Hashable, Sendable {
  /// The folder of what is kept; created with the first of it.
  public let folder: URL
  /// What tells one build of the program from another: with it the rules change.
  public let program: String
  /// The maximal size of all that is kept, in bytes.
  public let limit: Int
  /// What tells a project from others, such as its path: what its files say is kept together.
  public var project = ""

  /// A cache in a folder, which need not exist yet.
  ///
  /// - Parameter limit: in bytes; what was not used for longest is removed first. 128 MiB by default.
  public init(folder: URL, program: String, limit: Int = 128 << 20) {
    self.folder = folder
    self.program = program
    self.limit = limit
  }

  /// What the report on some files is kept under.
  ///
  /// - Parameter digests: the hashes of the files' texts.
  func key(
    of sources: [SourceText], digests: [Digest], unread: [FileProblem], leftOut: CodeReading.LeftOut, by linter: Linter
  ) -> String {
    var hash = StableHash()
    hash.add(program)
    hash.add(value: linter)
    hash.add(value: unread)
    hash.add(value: leftOut)
    var files = QuickHash()
    for (source, digest) in zip(sources, digests) {
      files.add(source.name)
      files.add(source.path)
      files.add(source.isBuilt ? 1 : 0)
      files.add(digest.one)
      files.add(digest.other)
    }
    hash.add(files.digest.words)
    return hash.digest
  }

  /// The report that was kept under a key; reading it counts as a use.
  func report(for key: String) -> LintReport? {
    guard let data = files.used(key), let end = data.firstIndex(of: Self.lineFeed) else { return nil }
    let body = data[data.index(after: end)...]
    guard data[..<end].elementsEqual(Self.digest(of: body).utf8),
      let report = try? JSONDecoder().decode(LintReport.self, from: body)
    else { return nil }
    return report
  }

  /// Keeps a report, if it can be.
  func keep(_ report: LintReport, for key: String) {
    guard let body = try? JSONEncoder().encode(report) else { return }
    files.write(Data(Self.digest(of: body).utf8) + [Self.lineFeed] + body, as: key)
  }

  /// What was kept of the project's files; reading it counts as a use.
  ///
  /// Only those parts are read from the disk that are looked at.
  var models: KeptModels { files.used(modelsKey, .alwaysMapped).map(KeptModels.init) ?? KeptModels() }

  /// Keeps what some files say, unless nearly all of it is kept already: few files are parsed sooner than all are written.
  ///
  /// - Parameter models: what was kept before.
  func keep(_ files: [ReadFile], over models: KeptModels) {
    guard files.count(where: \.isParsed) * Self.fewest > files.count else { return }
    let all = files.concurrentMap { file in
      file.file.digest.flatMap { file.isParsed ? KeptModels.Entry(file.file, digest: $0) : models.entry($0) }
    }
    let data = KeptModels.bytes(of: all.compactMap(\.self))
    // What fills the folder would only drive out everything else.
    if data.count <= limit / 2 { self.files.write(data, as: modelsKey) }
  }

  /// What was found in the project when a linter last kept that; reading it counts as a use.
  func examination(by linter: Linter) -> Examination? {
    guard let data = files.used(key(ofExaminationBy: linter)) else { return nil }
    return Examination(kept: data)
  }

  /// Keeps what a linter has found.
  func keep(_ examination: Examination, by linter: Linter) {
    let data = examination.kept
    if data.count <= limit / 4 { files.write(data, as: key(ofExaminationBy: linter)) }
  }

  /// What share of the files is parsed or examined each time rather than that all are written.
  static let fewest = 50

  private func key(ofExaminationBy linter: Linter) -> String {
    var hash = StableHash()
    hash.add(program)
    hash.add(project)
    hash.add(value: linter)
    return "found-\(hash.digest)"
  }

  /// What the project's files are kept under.
  private var modelsKey: String {
    var hash = StableHash()
    hash.add(program)
    hash.add(project)
    return "models-\(hash.digest)"
  }

  private var files: CacheFolder { CacheFolder(folder, limit: limit) }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func digest(of body: Data) -> String {
    var hash = StableHash()
    hash.add(Array(body))
    return hash.digest
  }
}
