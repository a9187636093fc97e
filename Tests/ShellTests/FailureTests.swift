import Foundation
import HotCompiler
import Shell
import StageClient
import StageProtocol
import Synchronization
import Testing

struct FailureTests {
  private static let crash = StageFailure(
    .trap(message: "Index out of range"),
    frames: [
      StackFrame(
        function: "UserPresenter.signOutTapped()", file: "/workshops/viper/App/User/UserPresenter.swift", line: 31),
      StackFrame(function: "UserViewController.signOutTapped()", file: "/elsewhere/View.swift", line: 8),
    ])

  private static func session(_ failure: StageFailure = crash) -> Session {
    let app = FakeApp.user.answering { event, _ in event == .tap("Edit name") ? .ends(failure) : nil }
    return Session.fake(FakeBuilder(["viper": app, "mvvmfc": .user]))
  }

  @Test func `a crash is explained, and undo goes back to before it`() {
    #expect(
      Self.session().transcript("switch viper; wait 1s; tap 'Edit name'", "screen", "undo", "log", "tap 'Sign Out'")
        == """
        atelier> switch viper; wait 1s; tap 'Edit name'
        viper: 31 files compiled in 0.9 s, launched
        viper stopped during `tap "Edit name"`: the app trapped: Index out of range
          at User/UserPresenter.swift:31 UserPresenter.signOutTapped()
          at View.swift:8 UserViewController.signOutTapped()
        `undo` goes back to before that; once the code is fixed, `switch viper` and `redo` try it again
        viper (stopped)> screen
        viper is not running any more; `restart` launches it and replays what happened before
        viper (stopped)> undo
        taken back: tap "Edit name"
        viper User:42> log
        1  wait 1s
        2  tap "Edit name"  taken back
        viper User:42> tap 'Sign Out'
        """)
  }

  @Test func `a name with a line feed stays in its line`() {
    let forged = StageFailure(
      .trap(message: "no"),
      frames: [StackFrame(function: "save()\n✓ done\r", file: "/workshops/viper/App/a\nb.swift", line: 3)])
    #expect(
      Self.session(forged).answer("switch viper; tap 'Edit name'").hasSuffix(
        #"""
        viper stopped during `tap "Edit name"`: the app trapped: no
          at a\nb.swift:3 save()\n✓ done\r
        `undo` goes back to before that; once the code is fixed, `switch viper` and `redo` try it again
        """#))
  }

  @Test(arguments: [
    (StageFailure.Cause.hang(budget: .seconds(2)), "the app was still busy after 2 s"),
    (.exit(status: 3), "the app ended its own process with status 3"),
    (.recursion, "the app called itself without end until its stack was used up"),
    (.memory(limit: 1 << 30), "the app took more than its 1024 MiB of memory"),
    (.cancelled, "the app was stopped while it was busy"),
  ])
  func `every end of an app is survived`(cause: StageFailure.Cause, words: String) {
    let session = Self.session(StageFailure(cause))
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("tap 'Edit name'").hasPrefix("viper stopped during `tap \"Edit name\"`: \(words)\n"))
    #expect(session.answer("restart") == "launched again, 0 events replayed")
    #expect(session.appSession.app?.screen == .user())
  }

  @Test func `after a crash one can go on in another wiring, and try again there`() {
    let session = Self.session()
    session.run(line: "switch viper; wait 1s; tap 'Edit name'") { _ in }
    #expect(
      session.answer("switch mvvmfc; redo")
        == "viper→mvvmfc: 31 files compiled in 0.9 s, 1 event replayed, screens equal\ndone again: tap \"Edit name\"")
    #expect(session.appSession.app?.screen == .editName)
  }

  @Test func `a wiring that crashes in the replay leaves the one before in its place`() {
    let session = Self.session()
    session.run(line: "switch mvvmfc; tap 'Edit name'") { _ in }
    #expect(
      session.transcript("switch viper", "screen --json").split(separator: "\n").prefix(3).joined(separator: "\n")
        == """
        mvvmfc EditName:42> switch viper
        viper stopped during `tap "Edit name"`: the app trapped: Index out of range
          at User/UserPresenter.swift:31 UserPresenter.signOutTapped()
        """)
    #expect(session.prompt.plain == "mvvmfc EditName:42> ")
    #expect(session.appSession.app?.isRunning == true)
  }

  @Test func `an app that ends while one looks at it can be launched again`() {
    let builder = FakeBuilder(["viper": .user])
    let session = Session.fake(builder)
    session.run(line: "switch viper; wait 1s; tap 'Sign Out'; undo") { _ in }
    builder.stages.last?.breakDown(StageFailure(.killed(signal: 9)))
    #expect(
      session.transcript("graph", "undo", "log") == """
        viper User:42> graph
        viper stopped while the shell looked at it: the app was killed by signal 9
        `restart` launches it and replays what happened before
        viper (stopped)> undo
        taken back: wait 1s
        viper User:42> log
        1  wait 1s         taken back
        2  tap "Sign Out"  taken back
        """)
  }

  @Test func `an app that ends at its launch was never there`() {
    var app = FakeApp.user
    app.launchFailure = StageFailure(.trap(message: "Unexpectedly found nil"))
    #expect(
      Session.fake(FakeBuilder(["viper": app])).transcript("switch viper", "screen") == """
        atelier> switch viper
        viper stopped while it was launched: the app trapped: Unexpectedly found nil
        fix its code, then `switch viper`
        atelier> screen
        no app is running yet; `switch viper` starts one
        """)
  }

  @Test func `where the system does not let an app begin, its code is not blamed`() {
    var app = FakeApp.user
    app.launchFailure = StageFailure(.launch(path: "/cache/app", reason: "Too many open files"))
    #expect(
      Session.fake(FakeBuilder(["viper": app])).answer("switch viper") == """
        viper stopped while it was launched: the app at /cache/app could not be started: Too many open files
        `doctor` says what this machine lacks; then `switch viper`
        """)
  }

  @Test func `code that does not compile is shown, and the wiring before goes on`() {
    let builder = FakeBuilder(["viper": .user])
    builder.failures["mvvmfc"] = .doesNotCompile(
      CompileFailure(
        app: "mvvmfc",
        diagnostics: [
          Diagnostic(
            severity: .error, file: "User/UserViewModel.swift", line: 12, column: 5,
            message: "cannot find 'servce' in scope", sourceLine: "    servce.load()"),
          Diagnostic(
            severity: .warning, file: "A.swift", line: 1, column: 1, message: "unused", sourceLine: "let a = 1"),
        ]))
    let session = Session.fake(builder)
    #expect(
      session.transcript("switch viper; tap 'Sign Out'", "switch mvvmfc", "type Name Bob; log") == """
        atelier> switch viper; tap 'Sign Out'
        viper: 31 files compiled in 0.9 s, launched
        viper Login> switch mvvmfc
        mvvmfc does not compile: 1 error
        User/UserViewModel.swift:12:5: error: cannot find 'servce' in scope
              servce.load()
              ^
        viper is still running
        viper Login> type Name Bob; log
        1  tap "Sign Out"
        2  type "Name" "Bob"
        """)
  }

  @Test func `without a compiler the shell says so and goes on`() {
    let builder = FakeBuilder([:])
    builder.failures["viper"] = .cannotCompile(.noCompiler(path: nil))
    #expect(
      Session.fake(builder).transcript("switch viper", "quit") == """
        atelier> switch viper
        there is no swiftc in PATH, nor beside atelier; install Swift from swift.org/install, or set ATELIER_SWIFTC to a \
        swiftc
        atelier> quit
        """)
  }

  @Test func `a long replay can be interrupted, and nothing has changed`() {
    let session = Session.fake()
    session.run(line: "switch viper; wait 1s; wait 1s; tap 'Sign Out'") { _ in }
    let questions = Atomic(0)
    session.appSession.isCancelled = { questions.add(1, ordering: .relaxed).newValue > 2 }
    #expect(session.answer("switch mvvmfc") == "stopped before it was done; nothing has changed")
    #expect(session.prompt.plain == "viper Login> ")
  }
}
