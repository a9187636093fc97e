import Testing

@testable import HotCompiler

struct CompileErrorTests {
  @Test(
    arguments: [
      (
        .tooManyFiles(folder: "/home/ann", limit: 10_000),
        "/home/ann holds more than 10000 files; give the folder of one app"
      ),
      (.cancelled, "the build was stopped"),
      (
        .cache(path: "/cache/entries/1", reason: "no such file or directory"),
        "/cache/entries/1 was removed from the build cache while it was in use; try again"
      ),
    ] as [(CompileError, String)])
  func `an error says what to do next`(error: CompileError, words: String) {
    #expect(error.description == words)
  }

  @Test func `a compiler that fails without a message is reported so`() throws {
    let diagnostics = DiagnosticReader(files: []).diagnostics(in: "\n", isFailure: true)
    #expect(diagnostics.map(\.description) == ["error: the compiler failed without a message"])

    let run = try CompilerRun(path: "/bin/sh", arguments: ["-c", "exit 1"]) { false }
    #expect(!run.isSuccess)
    #expect(run.summary == "it ended without a message")
  }
}
