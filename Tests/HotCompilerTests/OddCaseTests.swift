import Foundation
import HotCompiler
import Testing

struct OddCaseTests {
  /// One program, since each run of the compiler takes a second.
  @Test func `instrumented code does what it did before, and moves no line`() throws {
    let sandbox = try Sandbox()
    let app = try sandbox.app(OddCase.program)
    let files = OddCase.program.keys.sorted().map { app.folder.appending(path: $0).path() }
    let plain = sandbox.folder.appending(path: "plain").path()
    try Program(path: Toolchain().compiler.path()).run(
      [
        "-swift-version", "6", "-default-isolation", "MainActor", "-enable-upcoming-feature",
        "InferIsolatedConformances",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-parse-as-library", "-wmo", "-Onone", "-D",
        "DEBUG",
        "-module-name", "sample", "-o", plain,
      ] + files)

    let build = try TestKit.compiler(cache: sandbox.cache).build(app)

    #expect(build.untraced == [])
    #expect(build.warnings.map(\.description) == [])
    let output = try Program(path: build.executable.path()).run()
    let expected = try Program(path: plain).run()
    #expect(output.text == expected.text)
    for odd in OddCase.all {
      #expect(output.errors.contains("run() [] \(odd.name).swift:"), "\(odd.name) is not in the trace")
    }
  }
}
