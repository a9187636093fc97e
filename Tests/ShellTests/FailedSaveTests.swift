import Foundation
import HotCompiler
import Shell
import StageClient
import Testing

/// What a person reads whose save does not compile, or whose app does not get through it.
struct FailedSaveTests {
  @Test func `code that does not compile leaves the app as it is, which is said to be old, until it is fixed`() throws {
    let mine = try WatchedSession()
    let errors = (1...5).map { line in
      Diagnostic(
        severity: .error, file: "User.swift", line: line, column: 3, message: "cannot find 'a\(line)' in scope",
        sourceLine: "  a\(line)()")
    }
    mine.builder.failures["mine"] = .doesNotCompile(CompileFailure(app: "mine", diagnostics: errors))
    try mine.save()
    #expect(
      mine.news() == """
        ✗ mine does not compile: 5 errors
          User.swift:1:3: error: cannot find 'a1' in scope
              a1()
              ^
          User.swift:2:3: error: cannot find 'a2' in scope
              a2()
              ^
          User.swift:3:3: error: cannot find 'a3' in scope
              a3()
              ^
          … and 2 more
          the app on the stage is still the one of …
        """)
    #expect(
      mine.session.transcript("tap 'Sign Out'", "undo", "tap 'Edit name'").contains(
        "mine (old) User:42> tap 'Edit name'"))

    mine.builder.failures = [:]
    try mine.save(.user)
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, 1 event replayed, no difference")
    #expect(mine.session.prompt.plain == "mine EditName:42> ")
  }

  @Test func `a mark stands below what it means, also where its line takes several rows`() throws {
    let mine = try WatchedSession()
    mine.session.terminal.width = 40
    let error = Diagnostic(
      severity: .error, file: "User.swift", line: 1, column: 46, message: "cannot find 'b' in scope",
      sourceLine: "let aNameThatIsFarTooLongForAnyWindow: Int = b + 1")
    mine.builder.failures["mine"] = .doesNotCompile(CompileFailure(app: "mine", diagnostics: [error]))
    try mine.save()
    #expect(
      mine.news().contains(
        """
          User.swift:1:46: error: cannot find
          'b' in scope
            let\u{20}
              ↪ aNameThatIsFarTooLongForAny
              ↪ Window: Int = b + 1
                              ^

        """))
  }

  @Test func `the errors in what was saved come first, with those that they bring elsewhere behind them`() throws {
    let mine = try WatchedSession()
    func diagnostic(_ severity: Diagnostic.Severity, _ file: String, _ message: String) -> Diagnostic {
      Diagnostic(severity: severity, file: file, line: 1, column: 3, message: message, sourceLine: "")
    }
    let failure = CompileFailure(
      app: "mine",
      diagnostics: [
        diagnostic(.error, "List.swift", "'User' has no member 'name'"),
        diagnostic(.note, "User.swift", "did you mean"),
        diagnostic(.error, "User.swift", "expected a type"),
        diagnostic(.error, "Tests.swift", "'User' has no member 'a'"),
      ])
    mine.builder.failures["mine"] = .doesNotCompile(failure)
    try mine.save()
    #expect(
      mine.news() == """
        ✗ mine does not compile: 3 errors
          User.swift:1:3: error: expected a type
          List.swift:1:3: error: 'User' has no member 'name'
          Tests.swift:1:3: error: 'User' has no member 'a'
          the app on the stage is still the one of …
        """)
  }

  @Test func `a folder that does not compile yet is watched, and is on the stage as soon as it does`() throws {
    let mine = try WatchedSession()
    _ = mine.session.answer("switch viper")
    mine.look()
    let error = Diagnostic(
      severity: .error, file: "User.swift", line: 1, column: 3, message: "cannot find 'a' in scope", sourceLine: "")
    mine.builder.failures["mine"] = .doesNotCompile(CompileFailure(app: "mine", diagnostics: [error]))
    #expect(
      mine.session.answer("switch ./mine") == """
        ✗ mine does not compile: 1 error
          User.swift:1:3: error: cannot find 'a' in scope
          viper is still running
        """)
    // What the command has said is not said again.
    for _ in 1...20 { mine.look { Issue.record("\($0.text.plain)") } }
    mine.builder.failures = [:]
    try mine.save(.user)
    #expect(mine.news() == "viper→mine: 31 files compiled in 0.9 s, launched, screens equal")
    #expect(mine.session.prompt.plain == "mine User:42> ")
    try mine.save(.user)
    #expect(mine.news() == "mine saved: 31 files compiled in 0.9 s, launched, no difference")
  }

  @Test func `a folder whose app does not survive its launch is watched, too`() throws {
    let mine = try WatchedSession()
    _ = mine.session.answer("switch viper")
    mine.look()
    mine.builder.apps["mine"]?.launchFailure = StageFailure(.exit(status: 2))
    #expect(
      mine.session.answer("switch ./mine") == """
        ✗ mine stopped while it was launched: the app ended its own process with status
          2
          fix its code, then `switch ./mine`
        """)
    // What the command has said is not said again.
    for _ in 1...20 { mine.look { Issue.record("\($0.text.plain)") } }
    try mine.save(.user)
    #expect(mine.news() == "viper→mine: 31 files compiled in 0.9 s, launched, screens equal")
  }

  @Test func `an app that refuses what has happened does not take the place of the one before`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "tap 'Sign Out'") { _ in }
    try mine.save(.user.answering { event, _ in event == .tap("Sign Out") ? .refuses("there is no such button") : nil })
    #expect(
      mine.news() == """
        ✗ mine refuses `tap "Sign Out"`: there is no such button
          the app on the stage is still the one of …
          `switch mine` puts the new code there, up to that event
        """)
    #expect(mine.session.prompt.plain == "mine (old) Login> ")
    #expect(mine.builder.stages.map(\.hasQuit) == [false, true])
  }

  @Test func `an app that fails on the way does not take the place of the one before`() throws {
    let mine = try WatchedSession()
    mine.session.run(line: "tap 'Sign Out'") { _ in }
    try mine.save(
      .user.answering { event, _ in event == .tap("Sign Out") ? .ends(StageFailure(.exit(status: 1))) : nil })
    #expect(
      mine.news() == """
        ✗ mine stopped during `tap "Sign Out"`: the app ended its own process with
          status 1
          the app on the stage is still the one of …
        """)
    var broken = FakeApp.user
    broken.launchFailure = StageFailure(.exit(status: 2))
    try mine.save(broken)
    #expect(
      mine.news() == """
        ✗ mine stopped while it was launched: the app ended its own process with status
          2
          the app on the stage is still the one of …
        """)
    #expect(mine.session.prompt.plain == "mine (old) Login> ")
  }

  @Test func `after an app has stopped, a save brings it back to the moment before`() throws {
    let mine = try WatchedSession(
      .user.answering { event, _ in event == .tap("Edit name") ? .ends(StageFailure(.exit(status: 1))) : nil })
    mine.session.run(line: "tap 'Edit name'") { _ in }
    #expect(mine.session.prompt.plain == "mine (stopped)> ")
    try mine.save(.user)
    #expect(
      mine.news() == """
        mine saved: 31 files compiled in 0.9 s, launched, no difference
          `redo` tries `tap "Edit name"` again
        """)
    #expect(mine.session.answer("redo").hasPrefix("done again: tap \"Edit name\""))
  }
}
