import Foundation
import Shell
import Testing

/// A shell in a checkout with unit tests, and a stand-in for the package manager.
private struct FakeCheckout {
  let folder: TemporaryFolder
  let session = Session.fake()

  /// - Parameter output: what the package manager writes.
  init(output: String, status: Int = 0) throws {
    folder = try TemporaryFolder([
      "Tests/ViperAppTests/UserPresenterTests.swift": """
      struct UserPresenterTests {
        @Test func `a failure is told`() {}
        @Test func `one's own screen shows (all)`(number: Int) {}
        func help() {}
      }
      """,
      "Tests/MVVMFCAppTests/UserPresenterTests.swift": "struct UserPresenterTests { @Test func `it is hers`() {} }",
    ])
    try Data(output.utf8).write(to: folder.url.appending(path: "output"))
    let swift = folder.url.appending(path: "swift").path
    let script = """
      #!/bin/sh
      echo "$@" > '\(folder.url.path)/asked'
      cat '\(folder.url.path)/output'
      exit \(status)
      """
    try Data(script.utf8).write(to: folder.url.appending(path: "script"))
    // A program cannot be started while it is open for writing, as by a child that another test starts meanwhile.
    let copying = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", "cat \"$0\" > \"$1\"; chmod +x \"$1\"", "\(folder.url.path)/script", swift])
    copying.waitUntilExit()
    session.unitTests = UnitTests(checkout: folder.url, swift: swift, environment: ["PATH": "/usr/bin:/bin"])
    session.run(line: "switch viper") { _ in }
  }

  /// What was asked of the package manager.
  var asked: String {
    get throws {
      try String(contentsOf: folder.url.appending(path: "asked"), encoding: .utf8)
        .replacing(folder.url.path, with: "…").replacing("\n", with: "")
    }
  }

  func answer(_ line: String) -> String {
    session.answer(line).replacing(/in \d+\.\d s/, with: "in … s")
  }
}

/// `test`: the unit tests of a wiring.
struct UnitTestTests {
  private static let passing = """
    ◇ Test "a failure is told" started.
    ✔ Test "a failure is told" passed after 0.003 seconds.
    ✔ Test "one's own screen shows (all)" with 2 test cases passed after 0.005 seconds.
    ✔ Test run with 2 tests in 1 suite passed after 0.011 seconds.
    """

  @Test func `wirings says how many tests there are, and those in folders are known too`() throws {
    let checkout = try FakeCheckout(output: "")
    let folder = checkout.folder.url.appending(path: "Tests/MVVMFCAppTests/Flows")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "struct FlowTests { @Test func `it flows`() {} }"
    try Data(text.utf8).write(to: folder.appending(path: "FlowTests.swift"))
    #expect(
      checkout.answer("wirings").hasPrefix(
        """
        mvvmfc  The mvvmfc wiring  2 unit tests
        viper   The viper wiring  2 unit tests  on the stage

        """))
    #expect(
      checkout.answer("test mvvmfc --list") == """
        FlowTests           it flows
        UserPresenterTests  it is hers
        """)
  }

  @Test func `a wiring's tests are run, and each is told`() throws {
    let tests = try FakeCheckout(output: Self.passing)
    #expect(
      tests.answer("test") == """
        Tests/ViperAppTests
        ✓ a failure is told
        ✓ one's own screen shows (all)
        2 tests passed in … s, compiling included
        """)
    #expect(
      try tests.asked == """
        test --package-path … --disable-xctest --filter ^ViperAppTests\\.UserPresenterTests/.?a failure is told.?\\( \
        --filter ^ViperAppTests\\.UserPresenterTests/.?one's own screen shows \\(all\\).?\\(
        """)
  }

  @Test(arguments: [
    ("test \"A failure is told\"", "^ViperAppTests\\.UserPresenterTests/.?a failure is told.?\\("),
    ("test mvvmfc", "^MVVMFCAppTests\\.UserPresenterTests/.?it is hers.?\\("),
    ("test \"it is hers\"", "^MVVMFCAppTests\\.UserPresenterTests/.?it is hers.?\\("),
  ])
  func `one is run by its name, in whichever wiring it is`(line: String, filter: String) throws {
    let tests = try FakeCheckout(output: Self.passing)
    _ = tests.answer(line)
    #expect(try tests.asked.hasSuffix("--disable-xctest --filter \(filter)"))
  }

  @Test func `what does not hold stands below its test`() throws {
    let tests = try FakeCheckout(
      output: """
        ✘ Test "a failure is told" recorded an issue with 1 argument call → "x" at UserPresenterTests.swift:39:5: \
        Expectation failed: (view.calls.last → nil) == (call → "x")
        ✘ Test "a failure is told" with 1 test case failed after 0.003 seconds with 1 issue.
        ✔ Test "one's own screen shows (all)" passed after 0.005 seconds.
        """, status: 1)
    #expect(
      tests.answer("test") == """
        Tests/ViperAppTests
        ✗ a failure is told
            UserPresenterTests.swift:39:5: Expectation failed: (view.calls.last → nil) == (call → "x")
        ✓ one's own screen shows (all)
        1 passed, 1 failed in … s, compiling included
        """)
    #expect(tests.session.run(line: "test") { _ in } == .checkFailed)
  }

  @Test func `tests are named without running them`() throws {
    let tests = try FakeCheckout(output: "")
    #expect(
      tests.answer("test --list") == """
        UserPresenterTests  a failure is told
        UserPresenterTests  one's own screen shows (all)
        """)
    #expect(
      Completer(session: tests.session).completion(of: "test ", at: 5).offers == [
        Candidate("UserPresenterTests ", "all of its tests"),
        Candidate("\"a failure is told\" ", "UserPresenterTests"),
        Candidate("\"one's own screen shows (all)\" ", "UserPresenterTests"),
      ])
  }

  @Test func `tests that do not build say why`() throws {
    let output = "Building\n/here/User.swift:3:1: error: cannot find 'Usr' in scope\nerror: fatalError\n"
    #expect(
      try FakeCheckout(output: output, status: 1).answer("test") == """
        the tests do not build:
          /here/User.swift:3:1: error: cannot find 'Usr' in scope
          error: fatalError
        """)
    #expect(try FakeCheckout(output: "odd\n", status: 1).answer("test") == "the tests do not build:\n  odd")
  }

  @Test func `what there is not is said`() throws {
    let tests = try FakeCheckout(output: Self.passing)
    #expect(
      tests.answer("test UserPresentrTests")
        == "there is no unit test \"UserPresentrTests\"; did you mean `test UserPresenterTests`?")
    #expect(tests.answer("test nothing") == "there is no unit test \"nothing\"; `test ?` lists them")
    try FileManager.default.removeItem(at: tests.folder.url.appending(path: "Tests"))
    #expect(
      tests.answer("test") == "viper has no unit tests; `wirings` lists those of the product, which have some")
    try FileManager.default.removeItem(at: tests.folder.url.appending(path: "swift"))
    tests.session.unitTests = nil
    #expect(
      tests.answer("test") == """
        an installed copy has no unit tests; in a clone of the repository, started with `make run`, `test` runs them
        """)
  }
}
