import Foundation
import HotCompiler
import Testing

struct BuildCacheTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `a second build starts no compiler`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main])

    let first = try scripted.compiler().build(app)
    let second = try scripted.compiler().build(app)

    #expect(!first.fromCache)
    #expect(second.fromCache)
    #expect(second.executable == first.executable)
    #expect(scripted.runs == ["version", "compile"])
  }

  @Test func `a folder that cannot be made is said to be so`() throws {
    let app = try sandbox.app(["App.swift": main])
    let compiler = try ScriptedCompiler(in: sandbox).compiler(
      cache: BuildCache(folder: URL(filePath: "/proc/no/cache")))
    #expect(throws: CompileError.cache(path: "/proc/no/cache/notes", reason: "no folder can be made there")) {
      try compiler.build(app)
    }
  }

  @Test func `a version that was damaged where it is kept is asked for again`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main])
    let folder = sandbox.folder.appending(path: "cache")
    let cache = BuildCache(folder: folder)
    _ = try scripted.compiler(cache: cache).build(app)
    let notes = folder.appending(path: "notes")
    let note = notes.appending(
      path: try #require(try FileManager.default.contentsOfDirectory(atPath: notes.path).first))
    let text = try String(contentsOf: note, encoding: .utf8)
    try Data(text.dropLast(3).utf8).write(to: note)

    #expect(try scripted.compiler(cache: cache).build(app).fromCache)
    #expect(scripted.runs == ["version", "compile", "version"])
    #expect(try String(contentsOf: note, encoding: .utf8) == text)
  }

  @Test func `a change is compiled, and taking it back needs no compiler`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    var app = try sandbox.app(["App.swift": main])
    let first = try scripted.compiler().build(app)

    app = try sandbox.app(["App.swift": main + "// more"])
    let changed = try scripted.compiler().build(app)
    app = try sandbox.app(["App.swift": main])
    let back = try scripted.compiler().build(app)

    #expect(!changed.fromCache)
    #expect(changed.executable != first.executable)
    #expect(back.fromCache)
    #expect(back.executable == first.executable)
  }

  @Test func `what somebody has removed is compiled again of the code that it was made of`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let compiler = scripted.compiler()
    let build = try compiler.build(sandbox.app(["App.swift": main]))
    #expect(compiler.isWhole(build))
    _ = try sandbox.app(["App.swift": main + "// more"])
    for damage in ["rm -r", "truncate -s 1"] {
      let target = damage == "rm -r" ? sandbox.folder.appending(path: "cache") : build.executable
      try Program(path: "/bin/sh").run(["-c", "\(damage) \"$0\"", target.path])
      #expect(!compiler.isWhole(build))

      try compiler.restore(build)

      #expect(compiler.isWhole(build))
    }
    #expect(try !compiler.build(sandbox.app(["App.swift": main + "// more"])).fromCache)
    #expect(scripted.runs == ["version", "compile", "compile", "compile", "version", "compile"])
  }

  @Test(arguments: ["cache", "cache/building", "cache/entries"])
  func `what somebody removes while it is being made is made once more`(_ folder: String) throws {
    let target = sandbox.folder.appending(path: folder).path()
    let log = sandbox.folder.appending(path: "log").path()
    let scripted = try ScriptedCompiler(
      in: sandbox, script: "if [ $(grep -c compile \"\(log)\") = 2 ]; then rm -r \"\(target)\"; fi")
    let library = try sandbox.library("Domain", ["User.swift": "public struct User {}"])
    let compiler = scripted.compiler()

    let build = try compiler.build(sandbox.app(["App.swift": main], libraries: [library]))

    #expect(compiler.isWhole(build))
  }

  @Test func `a library that does not compile is not tried again`() throws {
    let scripted = try ScriptedCompiler(in: sandbox, script: "echo 'User.swift:1:1: error: no'; exit 1")
    let library = try sandbox.library("Domain", ["User.swift": "public struct User {}"])
    let app = try sandbox.app(["App.swift": main], libraries: [library])

    #expect(throws: CompileError.self) { try scripted.compiler().build(app) }

    // Once as it is traced, and once as it stands there.
    #expect(scripted.runs == ["version", "compile", "compile"])
  }

  @Test func `what somebody removes again and again is said to be in use`() throws {
    let target = sandbox.folder.appending(path: "cache").path()
    let scripted = try ScriptedCompiler(in: sandbox, script: "rm -rf \"\(target)\"")
    let app = try sandbox.app(["App.swift": main])
    #expect {
      try scripted.compiler().build(app)
    } throws: { error in
      "\(error)".hasSuffix(" was removed from the build cache while it was in use; try again")
    }
  }

  @Test func `a renamed file is a change`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    _ = try scripted.compiler().build(sandbox.app(["App.swift": main]))
    try FileManager.default.moveItem(
      at: sandbox.folder.appending(path: "App/App.swift"), to: sandbox.folder.appending(path: "App/Other.swift"))

    #expect(try !scripted.compiler().build(sandbox.app([:])).fromCache)
  }

  @Test func `a kit that was built again is a change`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main])
    _ = try scripted.compiler().build(app)
    try sandbox.write("new", to: "kit/libAtelierKit.so")
    try sandbox.write("new", to: "kit/libAtelierKit.dylib")

    #expect(try !scripted.compiler().build(app).fromCache)
  }

  @Test func `a library is compiled once for all apps`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let library = try sandbox.library("Domain", ["User.swift": "public struct User {}"])
    _ = try scripted.compiler().build(sandbox.app(["App.swift": main], libraries: [library]))
    _ = try scripted.compiler().build(sandbox.app(["App.swift": main + "// more"], libraries: [library]))

    #expect(scripted.runs == ["version", "compile", "compile", "compile"])
  }

  @Test func `a changed library is a change of the app`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let library = try sandbox.library("Domain", ["User.swift": "public struct User {}"])
    let app = try sandbox.app(["App.swift": main], libraries: [library])
    _ = try scripted.compiler().build(app)
    _ = try sandbox.library("Domain", ["User.swift": "public class User {}"])

    #expect(try !scripted.compiler().build(app).fromCache)
  }

  @Test func `shells that build the same at once compile it once`() async throws {
    let scripted = try ScriptedCompiler(in: sandbox, script: "sleep 0.2")
    let app = try sandbox.app(["App.swift": main])
    let compiler = scripted.compiler()

    let builds = try await withThrowingTaskGroup(of: Build.self) { group in
      for _ in 1...4 { group.addTask { try compiler.build(app) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(Set(builds.map(\.executable)).count == 1)
    #expect(scripted.runs.filter { $0 == "compile" }.count == 1)
  }

  @Test func `the least recently used builds make room`() throws {
    let big = try ScriptedCompiler(
      in: sandbox,
      script: """
        for argument in "$@"; do
          case "$argument" in */product/app) head -c 1000000 /dev/zero > "$(dirname "$argument")/filling" ;; esac
        done
        """)
    let cache = BuildCache(folder: sandbox.folder.appending(path: "cache"), limit: 2_500_000)
    let apps = try (0..<3).map { number in
      try sandbox.write(main, to: "App\(number)/App.swift")
      return AppSource(name: "sample", folder: sandbox.folder.appending(path: "App\(number)"))
    }
    _ = try big.compiler(cache: cache).build(apps[0])
    _ = try big.compiler(cache: cache).build(apps[1])
    _ = try big.compiler(cache: cache).build(apps[0])
    _ = try big.compiler(cache: cache).build(apps[2])

    #expect(sandbox.names(in: "cache/entries").count == 2)
    #expect(try big.compiler(cache: cache).build(apps[0]).fromCache)
    #expect(try big.compiler(cache: cache).build(apps[2]).fromCache)
    #expect(try !big.compiler(cache: cache).build(apps[1]).fromCache)
  }

  @Test func `a build is kept even where it is over the limit`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let cache = BuildCache(folder: sandbox.folder.appending(path: "cache"), limit: 1)
    let build = try scripted.compiler(cache: cache).build(sandbox.app(["App.swift": main]))

    #expect(FileManager.default.fileExists(atPath: build.executable.path()))
  }

  @Test(arguments: ["app", "build.json", "sources.json"])
  func `a build that lost a part is made again`(part: String) throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main])
    let build = try scripted.compiler().build(app)
    try Data().write(to: build.executable.deletingLastPathComponent().appending(path: part))

    #expect(try !scripted.compiler().build(app).fromCache)
    #expect(try scripted.compiler().build(app).fromCache)
  }

  @Test func `what interrupted builds left behind is removed with the next build`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    for digit in ["0", "7", "f"] { try sandbox.write("half", to: "cache/building/\(digit)/aaaa/product/app") }
    try sandbox.write("old", to: "cache/removed/bbbb/app")
    // No build: the folder may be a link to one that holds other things.
    try sandbox.write("kept", to: "cache/building/notes.txt")

    _ = try scripted.compiler().build(sandbox.app(["App.swift": main]))

    #expect(sandbox.names(in: "cache/building") == ["notes.txt"])
    #expect(sandbox.names(in: "cache/removed") == [])
  }

  @Test func `a compiler that does not say its version is given up when somebody stops waiting`() throws {
    let compiler = try ScriptedCompiler(in: sandbox, version: "\"; sleep 600; : \"").compiler()
    let app = try sandbox.app(["App.swift": main])
    #expect(throws: CompileError.cancelled) { try compiler.finishedBuild(of: app) { true } }
  }

  @Test func `who waits for another shell hears of it once`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let app = try sandbox.app(["App.swift": main])
    try sandbox.write("", to: "cache/locks/none")
    let locks = try "0123456789abcdef".map {
      try #require(FileHandle(forWritingAtPath: sandbox.write("", to: "cache/locks/\($0)").path()))
    }
    for lock in locks { #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0) }
    var (words, looks) = (0, 0)
    #expect(throws: CompileError.cancelled) {
      let isCancelled = {
        looks += words
        return looks > 50
      }
      _ = try scripted.compiler().build(app, isCancelled: isCancelled, willWait: { words += 1 })
    }
    #expect(words == 1)
  }

  @Test func `a stopped build leaves nothing behind and stops the compiler`() throws {
    let pid = sandbox.folder.appending(path: "pid").path()
    let scripted = try ScriptedCompiler(in: sandbox, script: "sleep 600 & echo $! > \"\(pid)\"; wait")
    let app = try sandbox.app(["App.swift": main])

    #expect(throws: CompileError.cancelled) {
      try scripted.compiler().build(app) { !sandbox.read("pid").isEmpty }
    }

    let child = try #require(pid_t(sandbox.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    // The system takes its time to end what is killed.
    for _ in 0..<1000 where !hasEnded(child) { usleep(10_000) }
    #expect(hasEnded(child))
    #expect(sandbox.names(in: "cache/building") == [])
    #expect(sandbox.names(in: "cache/entries") == [])
  }

  @Test func `a cache that cannot be written says so`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let file = try sandbox.write("", to: "file")
    let compiler = scripted.compiler(cache: BuildCache(folder: file.appending(path: "cache")))

    #expect {
      try compiler.build(sandbox.app(["App.swift": main]))
    } throws: { error in
      "\(error)".hasPrefix("the build cache cannot use \(file.path())/cache/")
        && "\(error)".hasSuffix(
          ": not a directory; make room, fix its permissions, or set ATELIER_HOME to a folder that can be written")
    }
  }
}

/// The child of a killed parent is a zombie until whoever inherits it has taken notice.
private func hasEnded(_ process: pid_t) -> Bool {
  kill(process, 0) != 0
    || (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") ?? false
}

private let main = "@main struct Main { static func main() {} }\n"
