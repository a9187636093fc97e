import Shell
import Testing

/// Goals that ask for a look.
struct LessonLookTests {
  private func session(_ goals: String) throws -> Session {
    try .asking(
      """
      Sign out, and look.

      ```goal
      screen shows "Sign in"
      \(goals)
      ```

      ```solution
      tap "Sign Out"
      ```
      """, height: 40)
  }

  @Test func `a step stays open until somebody has looked, after the event`() throws {
    let session = try session("looked at trace")
    session.run(line: "trace --all") { _ in }
    #expect(
      session.transcript("tap 'Sign Out'", "check", "trace --depth 4") == """
        asking 1/1 · viper User:42> tap 'Sign Out'
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        □ you have looked at trace
        asking 1/1 · viper Login> check
        ✓ the screen shows "Sign in"
        ✗ you have not looked at trace since the app changed last
        `reset` starts the step afresh
        asking 1/1 · viper Login> trace --depth 4
        no code of the app ran during this event
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `that only a look is missing is said once, and not before one has come to it`() throws {
    let session = try session("looked at trace")
    #expect(session.answer("tap 'Sign Out'; trace").contains("□") == false)
    session.run(line: "reset") { _ in }
    #expect(session.answer("tap 'Sign Out'").hasSuffix("□ you have looked at trace"))
    #expect(session.answer("undo; tap 'Sign Out'").contains("□") == false)
  }

  @Test func `words that matter must be among those typed, in any case and by any name of the command`() throws {
    let session = try session("looked at source userpresenter")
    func isDone(_ line: String) -> Bool { session.answer(line).contains("done") }
    session.run(line: "tap 'Sign Out'") { _ in }
    #expect(session.answer("expect looked at graph \"--depth\"").contains("you have not looked at"))
    session.run(line: "graph ownership --all") { _ in }
    #expect(session.answer("expect looked at graph") == "so it is")
    #expect(session.answer("expect looked at graph \"--all\" ownership") == "so it is")
    #expect(session.answer("expect looked at graph injection").contains("you have not looked at graph injection"))
    #expect(!isDone("check"))
  }

  @Test func `what is the same at each moment may be looked at before`() throws {
    let session = try session("looked at wirings")
    #expect(session.answer("wirings").contains("viper"))
    #expect(session.answer("tap 'Sign Out'").hasSuffix("✓ done; that was the last step of all lessons"))
  }

  @Test func `a command that changes the app is no look, and neither is one that was refused`() throws {
    let session = try session("looked at undo")
    #expect(session.answer("tap Nothing").contains("there is no \"Nothing\" on the screen"))
    session.run(line: "tap 'Sign Out'; undo; tap 'Sign Out'") { _ in }
    #expect(session.answer("expect looked at undo").contains("you have not looked at undo"))
    #expect(session.answer("expect looked at tap Nothing").contains("you have not looked at tap Nothing"))
  }

  @Test func `another step begins without looks`() throws {
    let session = try session("looked at wirings")
    session.run(line: "wirings; reset; tap 'Sign Out'") { _ in }
    #expect(session.answer("check").contains("✗ you have not looked at wirings since the app changed last"))
  }
}
