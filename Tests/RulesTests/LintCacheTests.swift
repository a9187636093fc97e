import Foundation
import Rules
import Testing

struct LintCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "LintCache-\(UUID().uuidString)")
  private let strongView = "final class UserPresenter {\n  var view: UserViewInput?\n}\n"
  private let protocols = "protocol UserViewInput: AnyObject {}\nprotocol UserInteractorOutput: AnyObject {}\n"
  private let interactor = "final class UserInteractor {\n  var output: UserInteractorOutput?\n}\n"
  private let viper = Configuration(architecture: .viper)

  private var project: [String: String] {
    ["User/Interactor.swift": interactor, "User/Presenter.swift": strongView, "User/Protocols.swift": protocols]
  }

  private func cache(program: String = "1", limit: Int = 1 << 20) -> LintCache {
    LintCache(folder: folder, program: program, limit: limit)
  }

  private var kept: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func sources(_ files: [String: String]) -> [SourceText] {
    files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// How many files are parsed; the report is the same as without the cache.
  @discardableResult private func filesParsed(
    _ files: [String: String], _ configuration: Configuration? = nil, only: [String] = [], cache: LintCache?
  ) throws -> Int {
    let counter = Counter()
    let sources = sources(files)
    let linter = try Linter(configuration: configuration ?? viper, only: only)
    let report = linter.lint(sources, cache: cache, progress: ReadingProgress { count, _ in counter.note(count) })
    #expect(report == linter.lint(sources))
    return counter.highest
  }

  @Test func `the files of each project are counted by themselves`() throws {
    let counter = Counter()
    let progress = ReadingProgress { count, total in if count > total { counter.note(count) } }
    let linter = try Linter(configuration: viper)

    for _ in 1...2 { _ = linter.lint(sources(project), progress: progress) }

    #expect(counter.highest == 0)
  }

  @Test func `what was checked before is not read again, and its report is the same`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let linter = try Linter(configuration: viper)
    let first = linter.lint(sources(project), cache: cache())

    #expect(
      first.findings.map(\.what) == [
        "UserInteractor holds its output strongly",
        "UserPresenter holds its view, a UserViewInput, strongly",
      ])
    #expect(linter.lint(sources(project), cache: cache()) == first)
    #expect(try filesParsed(project, cache: cache()) == 0)
    #expect(try filesParsed(project, cache: nil) == 3)
  }

  @Test func `of files that were read before, only those are parsed that have changed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try filesParsed(project, cache: cache())
    var files = project
    files["User/Protocols.swift"] = "protocol UserViewInput: AnyObject {}\nstruct UserInteractorOutput {}\n"

    #expect(try filesParsed(files, cache: cache()) == 1)
  }

  @Test func `files that come, go or move leave the others as they were read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = project
    try filesParsed(files, cache: cache())

    files["User/Router.swift"] = "final class UserRouter {\n  var controller: UIViewController?\n}\n"
    #expect(try filesParsed(files, cache: cache()) == 1)
    files["User/Wireframe/Router.swift"] = files.removeValue(forKey: "User/Router.swift")
    #expect(try filesParsed(files, cache: cache()) == 0)
    files["User/Protocols.swift"] = nil
    #expect(try filesParsed(files, cache: cache()) == 0)
    files["UserTests/Presenter.swift"] = files.removeValue(forKey: "User/Presenter.swift")
    #expect(try filesParsed(files, cache: cache()) == 0)
    files["User/Router.swift"] = "final class {"
    #expect(try filesParsed(files, cache: cache()) == 1)
    #expect(try filesParsed(project, cache: cache(program: "2")) == 3)
  }

  @Test func `another configuration asks the rules anew, and parses nothing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var renamed = viper
    renamed.roles = [.presenter: Configuration.Names(endings: ["Mediator"])]
    var files = project
    files["Mediator.swift"] = "final class ListMediator {\n  var view: ListViewInput?\n}\n"
    try filesParsed(files, cache: cache())

    #expect(try filesParsed(files, renamed, cache: cache()) == 0)
    #expect(try filesParsed(files, Configuration(architecture: .viper, disabled: ["VI-3"]), cache: cache()) == 0)
    #expect(try filesParsed(files, Configuration(architecture: .mvvmc), cache: cache()) == 0)
    #expect(try filesParsed(files, Configuration(), cache: cache()) == 0)
    #expect(try filesParsed(files, only: ["VI-2"], cache: cache()) == 0)
  }

  @Test func `letters that can be written in two ways stay as they were written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let views = ["Caf\u{E9}ViewInput", "Cafe\u{301}ViewInput"]
    let presenters = zip(["First", "Second"], views).map { "final class \($0)Presenter {\n  var view: \($1)?\n}\n" }
    let files = ["Menu.swift": presenters.joined()]
    try filesParsed(files, cache: cache())

    // Another configuration has the rules look at what was kept.
    let linter = try Linter(configuration: Configuration(architecture: .viper, singletons: ["Menu"]))
    let found = linter.lint(sources(files), cache: cache()).findings.map(\.what)
    let expected = zip(["First", "Second"], views).map { "\($0)Presenter holds its view, a \($1), strongly" }
    // Two texts are equal in either way of writing them, their bytes are not.
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func `two files of one text are two files`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["A.swift": strongView, "B.swift": strongView, "C.swift": protocols]
    try filesParsed(files, cache: cache())

    #expect(try filesParsed(files, Configuration(architecture: .viper, disabled: ["VI-9"]), cache: cache()) == 0)
  }

  @Test(arguments: [
    (Architecture.contexts, "ComposableContexts"), (.mvpcf, "MVPCF"), (.mvvmc, "MVVMC"), (.mvvmfc, "MVVMFC"),
    (.viper, "VIPER"),
  ])
  func `of real code, what is kept says all that the code says`(architecture: Architecture, name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = ["App", "Variations"].flatMap { SwiftFiles.all(in: "Workshops/\(name)/\($0)") }.sorted {
      $0.path < $1.path
    }.compactMap { url in
      (try? Data(contentsOf: url)).map { SourceText(name: url.path, path: url.lastPathComponent, bytes: Array($0)) }
    }
    let all = RuleCatalog.standard.entries.filter(\.isRead).map(\.id)
    let linter = try Linter(configuration: Configuration(architecture: architecture, enabled: all))
    let cache = LintCache(folder: folder, program: "1")
    _ = linter.lint(sources, cache: cache)
    let file = SourceText(name: "New.swift", bytes: Array(strongView.utf8))

    #expect(linter.lint(sources + [file], cache: cache) == linter.lint(sources + [file]))
  }

  @Test(arguments: ["", "{}", "0\n{}"])
  func `what is damaged is as good as none`(damage: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try filesParsed(project, cache: cache())
    for name in kept { try Data(damage.utf8).write(to: folder.appending(path: name)) }

    #expect(try filesParsed(project, cache: cache()) == 3)
    #expect(try filesParsed(project, cache: cache()) == 0)
  }

  @Test func `a single byte that is not what it was is damage`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try filesParsed(project, cache: cache())
    let files = try kept.map { name in
      let file = folder.appending(path: name)
      return (file: file, bytes: try Data(contentsOf: file))
    }
    for (file, bytes) in files {
      for index in stride(from: 0, to: bytes.count, by: 29) {
        for (other, whole) in files { try whole.write(to: other) }
        var damaged = bytes
        damaged[index] ^= 0x04
        try damaged.write(to: file)
        try filesParsed(project.merging(["New\(index).swift": "let a = 1"]) { $1 }, cache: cache())
        try filesParsed(project, cache: cache())
      }
    }
  }

  @Test func `several at once do each other no harm`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          for round in 0..<4 {
            let new = ["New.swift": "final class New\(number * round % 5)Presenter {\n  var view: UserViewInput?\n}\n"]
            try filesParsed(project.merging(new) { $1 }, cache: cache())
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `of more than fits, what was not used for longest goes`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try filesParsed(["A.swift": strongView], cache: cache())
    let old = kept
    for name in old {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder.appending(path: name).path)
    }
    try filesParsed(["B.swift": strongView + " "], cache: cache(limit: 10))

    #expect(old.count == 3)
    #expect(kept.count == 1)
    #expect(Set(old).isDisjoint(with: kept))
  }

  @Test func `each project keeps its own`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var other = cache()
    other.project = "/Other"
    try filesParsed(project, cache: cache())
    try filesParsed(["Other.swift": "let a = 1"], cache: other)

    #expect(try filesParsed(project.merging(["New.swift": "let a = 1"]) { $1 }, cache: cache()) == 1)
  }

  @Test func `where nothing can be kept, everything is checked`() throws {
    let nowhere = LintCache(folder: URL(filePath: "/dev/null/reports"), program: "1")

    #expect(try filesParsed(project, cache: nowhere) == 3)
  }
}

/// The highest of some numbers that several threads say.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var highest: Int { lock.withLock { value } }

  func note(_ number: Int) { lock.withLock { value = max(value, number) } }
}
