import Foundation
import Synchronization
import Testing

@testable import HotCompiler

struct BackgroundCompilerTests {
  private let sandbox: Sandbox
  private let main = "@main struct App { static func main() {} }"

  init() throws {
    sandbox = try Sandbox()
  }

  /// Waits for something that happens in the background.
  private func wait(until isSo: () throws -> Bool) throws {
    for _ in 1...3000 where try !isSo() { usleep(10_000) }
    #expect(try isSo())
  }

  private func app(_ name: String, _ text: String) throws -> AppSource {
    try sandbox.write(text, to: "\(name)/App.swift")
    return AppSource(name: name, folder: sandbox.folder.appending(path: name))
  }

  /// A compiler that writes nothing before a file allows it to.
  private func slowCompiler() throws -> ScriptedCompiler {
    let go = sandbox.folder.appending(path: "go").path()
    return try ScriptedCompiler(in: sandbox, script: "while [ ! -e '\(go)' ]; do sleep 0.02; done")
  }

  @Test func `apps are compiled one after the other, whatever one of them is like`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let background = BackgroundCompiler(scripted.compiler())
    let apps = [try app("one", main), try app("two", "struct App {}"), try app("three", main)]

    background.compile(apps)
    background.waitUntilIdle()

    #expect(try apps.map { try scripted.compiler().finishedBuild(of: $0) != nil } == [true, false, true])
    #expect(scripted.runs == ["version", "compile", "compile"])
  }

  @Test func `the compiler leaves the processors to others`() throws {
    let log = sandbox.folder.appending(path: "niceness").path()
    let scripted = try ScriptedCompiler(in: sandbox, script: "nice > '\(log)'")
    let background = BackgroundCompiler(scripted.compiler())

    _ = try scripted.compiler().build(app("one", main))
    let usual = try #require(Int(sandbox.read("niceness").trimmingCharacters(in: .newlines)))
    background.compile([try app("two", main)])
    background.waitUntilIdle()

    #expect(sandbox.read("niceness") == "\(min(usual + 10, 19))\n")
  }

  @Test func `a compilation that somebody waits for goes first`() throws {
    let scripted = try slowCompiler()
    let background = BackgroundCompiler(scripted.compiler())
    let app = try app("one", main)
    background.compile([app])
    try wait { scripted.runs == ["version", "compile"] }

    try background.yielding {
      try wait { sandbox.names(in: "cache/building").isEmpty }
      try sandbox.write("", to: "go")
    }
    background.waitUntilIdle()

    #expect(try scripted.compiler().finishedBuild(of: app) != nil)
    #expect(scripted.runs == ["version", "compile", "compile"])
  }

  @Test func `a build can be begun, and fetched when it has ended`() throws {
    let scripted = try ScriptedCompiler(in: sandbox)
    let background = BackgroundCompiler(scripted.compiler())
    let ended = Mutex(false)
    let work = background.begin(try app("one", main)) { ended.withLock { $0 = true } }
    try wait { ended.withLock { $0 } }
    #expect(try work.result?.get().fileCount == 1)

    let failing = background.begin(try app("two", "struct App {}")) {}
    failing.wait()
    #expect(throws: CompileError.noEntryPoint(folder: sandbox.folder.appending(path: "two").path)) {
      try failing.result?.get()
    }
  }

  @Test(arguments: [true, false])
  func `a build that was begun is stopped alone or with all`(alone: Bool) throws {
    let scripted = try slowCompiler()
    let background = BackgroundCompiler(scripted.compiler())
    let work = background.begin(try app("one", main)) {}
    try wait { scripted.runs == ["version", "compile"] }
    #expect(work.result == nil)

    if alone { work.cancel() } else { background.stop() }
    work.wait()

    #expect(throws: CompileError.cancelled) { try work.result?.get() }
    #expect(sandbox.names(in: "cache/building") == [])
  }

  @Test func `what is stopped leaves nothing behind, and does not begin again`() throws {
    let scripted = try slowCompiler()
    let background = BackgroundCompiler(scripted.compiler())
    let app = try app("one", main)
    background.compile([app])
    try wait { scripted.runs == ["version", "compile"] }

    background.stop()
    background.compile([app])
    background.yielding {}

    #expect(sandbox.names(in: "cache/building") == [])
    #expect(scripted.runs == ["version", "compile"])
  }
}
