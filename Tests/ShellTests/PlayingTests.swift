import Foundation
import Shell
import Testing

/// Files that are played before an audience.
struct PlayingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "demo.atl": """
      # Who is asked to sign out?
      tap "Sign Out"

      # A name will do.
      # Any name.
      type Name Bob
      log
      """,
      "wrong.atl": "tap \"Sign Out\"\ntap Nothing\nlog",
      "empty.atl": "# nothing yet\n",
    ])
  }

  private func session(isInteractive: Bool = false) -> Session {
    let session = Session.fake(isInteractive: isInteractive)
    session.appSession.folder = folder.url
    session.run(line: "switch viper; tap 'Edit name'") { _ in }
    return session
  }

  @Test func `each command is shown at the prompt, below what the file says of it`() {
    #expect(
      session().answer("run --show demo.atl") == """
        # Who is asked to sign out?
        viper User:42> tap "Sign Out"
        # A name will do.
        # Any name.
        viper Login> type Name Bob
        viper Login> log
        1  tap "Sign Out"
        2  type "Name" "Bob"
        """)
  }

  @Test func `it stops at the first command that does not succeed`() {
    let outputs = session().outputs("run --show wrong.atl; log")
    #expect(
      outputs.map(\.text.plain).joined(separator: "\n") == """
        viper User:42> tap "Sign Out"
        viper Login> tap Nothing
        there is no "Nothing" on the screen
        stopped at wrong.atl:2
        """)
  }

  @Test func `step by step, each waits on the prompt, and what is typed in between is free`() {
    let session = session(isInteractive: true)
    let screen = """
      ┌ Sign in ─────────────────────────────┐
      │ Name [              ]                │
      │ [·Sign in·]                          │
      └──────────────────────────────────────┘
      """
    #expect(
      session.answer("run --step demo.atl") == """
        Enter carries out what stands on the prompt; type anything else in between;
        `run --end` ends it
        # Who is asked to sign out?
        """)
    #expect(session.suggestedLine == "tap \"Sign Out\"")
    #expect(session.answer("tap \"Sign Out\"") == screen + "\n# A name will do.\n# Any name.")
    #expect(session.answer("wait 1s; log").hasSuffix("2  wait 1s"))
    #expect(session.answer("") == "")
    #expect(session.suggestedLine == "type Name Bob")
    session.run(line: "type Name Bob") { _ in }
    #expect(
      session.answer("log") == """
        1  tap "Sign Out"
        2  wait 1s
        3  type "Name" "Bob"
        that was the last line of demo.atl
        """)
    #expect(session.suggestedLine == nil)
    #expect(!session.isPlaying)
  }

  @Test func `a file that is played can be left at any line`() {
    let session = session(isInteractive: true)
    session.run(line: "run --step demo.atl") { _ in }
    session.run(line: "tap \"Sign Out\"") { _ in }
    #expect(session.answer("run --end") == "demo.atl is left before line 6")
    #expect(session.suggestedLine == nil)
    #expect(session.prompt.plain == "viper Login> ")
    #expect(session.answer("run --end") == "✗ no file is being played; `run --step <file>` plays one")
  }

  @Test func `what cannot be played says why`() {
    let session = session(isInteractive: true)
    #expect(session.answer("run --step empty.atl") == "empty.atl has no commands")
    #expect(session.answer("run --show a.atl b.atl") == "✗ \"b.atl\" is one word too many: `run --show <file>`")
    #expect(
      session.answer("run --show a.atl --wirings all") == "✗ \"all\" is one word too many: `run --show <file>`")
    #expect(session.answer("run") == "✗ <file>… is missing: `run <file>…`")
  }
}
