import Foundation
import Rules
import Testing

struct LintCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "LintCache-\(UUID().uuidString)")
  private let strongView = "final class UserPresenter {\n  var view: UserViewInput?\n}\n"

  private func cache(program: String = "1", limit: Int = 1 << 20) -> LintCache {
    LintCache(folder: folder, program: program, limit: limit)
  }

  private var kept: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// How many files reading has gone through.
  private func filesRead(
    _ files: [String: String], _ configuration: Configuration = Configuration(architecture: .viper),
    only: [String] = [], cache: LintCache?
  ) throws -> Int {
    let counter = Counter()
    let sources = files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
    _ = try Linter(configuration: configuration, only: only).lint(
      sources, cache: cache, progress: ReadingProgress { count, _ in counter.note(count) })
    return counter.highest
  }

  @Test func `what was checked before is not read again, and its report is the same`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let linter = try Linter(configuration: Configuration(architecture: .viper))
    let sources = [SourceText(name: "User.swift", bytes: Array(strongView.utf8))]
    let first = linter.lint(sources, cache: cache())

    #expect(first.findings.map(\.what) == ["UserPresenter holds its view, a UserViewInput, strongly"])
    #expect(linter.lint(sources, cache: cache()) == first)
    #expect(try filesRead(["User.swift": strongView], cache: cache()) == 0)
    #expect(try filesRead(["User.swift": strongView], cache: nil) == 1)
  }

  @Test func `whatever a report depends on makes another one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try filesRead(["User.swift": strongView], cache: cache())
    var renamed = Configuration(architecture: .viper)
    renamed.roles = [.presenter: Configuration.Names(endings: ["Mediator"])]

    #expect(try filesRead(["User.swift": strongView + " "], cache: cache()) == 1)
    #expect(try filesRead(["App/User.swift": strongView], cache: cache()) == 1)
    #expect(try filesRead(["User.swift": strongView], renamed, cache: cache()) == 1)
    #expect(try filesRead(["User.swift": strongView], only: ["VI-2"], cache: cache()) == 1)
    #expect(try filesRead(["User.swift": strongView], cache: cache(program: "2")) == 1)
    #expect(try filesRead(["User.swift": strongView], cache: cache()) == 0)
  }

  @Test(arguments: ["", "{}", "0\n{}"])
  func `a damaged report is as good as none`(damage: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try filesRead(["User.swift": strongView], cache: cache())
    let file = folder.appending(path: try #require(kept.first))
    try Data(damage.utf8).write(to: file)

    #expect(try filesRead(["User.swift": strongView], cache: cache()) == 1)
    #expect(try filesRead(["User.swift": strongView], cache: cache()) == 0)
  }

  @Test func `a single byte that is not what it was is damage`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try filesRead(["User.swift": strongView], cache: cache())
    let file = folder.appending(path: try #require(kept.first))
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("strongly", with: "weakly!!").utf8).write(to: file)

    #expect(try filesRead(["User.swift": strongView], cache: cache()) == 1)
  }

  @Test func `of more than fits, what was not used for longest goes`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try filesRead(["A.swift": strongView], cache: cache())
    let old = try #require(kept.first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder.appending(path: old).path)
    _ = try filesRead(["B.swift": strongView], cache: cache(limit: 10))

    #expect(kept.count == 1)
    #expect(!kept.contains(old))
  }

  @Test func `where nothing can be kept, everything is checked`() throws {
    let nowhere = LintCache(folder: URL(filePath: "/dev/null/reports"), program: "1")

    #expect(try filesRead(["User.swift": strongView], cache: nowhere) == 1)
  }
}

/// The highest of some numbers that several threads say.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var highest: Int { lock.withLock { value } }

  func note(_ number: Int) { lock.withLock { value = max(value, number) } }
}
