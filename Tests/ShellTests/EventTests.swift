import Shell
import StageProtocol
import Testing

struct EventTests {
  @Test func `a person who watches sees the screen after each event`() {
    let session = Session.fake(isInteractive: true)
    #expect(
      session.transcript("switch viper", "tap \"Sign Out\"", "type Name Bob") == """
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        viper User:42> tap "Sign Out"
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        viper Login> type Name Bob
        ┌ Sign in ─────────────────────────────┐
        │ Name [ Bob          ]                │
        │ [ Sign in ]                          │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `a script sees nothing but what it asks for`() {
    let session = Session.fake()
    let outputs = session.outputs("switch viper; tap \"Sign Out\"; type Name Bob")
    #expect(outputs.map(\.text.plain) == ["viper: 31 files compiled in 0.9 s, launched"])
    #expect(outputs.map(\.kind) == [.notice])
    #expect(session.outputs("screen").map(\.kind) == [.result])
  }

  @Test func `of several commands on a line only the last shows its screen`() {
    let session = Session.fake(isInteractive: true)
    #expect(session.outputs("switch viper; tap \"Sign Out\"; type Name Bob").count == 2)
  }

  @Test func `a refused event is explained, ends the line, and is not logged`() {
    let session = Session.fake()
    #expect(
      session.transcript("switch viper", "tap Signout; tap \"Sign Out\"", "log") == """
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> tap Signout; tap "Sign Out"
        there is no "Signout" on the screen; did you mean `tap "Sign Out"`?
        viper User:42> log
        nothing has happened since the launch
        """)
  }

  @Test func `the log lists events as commands, and those taken back after them`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Sign Out'; type Name 'Dee Dee'; wait 1.5s; undo") { _ in }
    #expect(
      session.answer("log") == """
        1  tap "Sign Out"
        2  type "Name" "Dee Dee"
        3  wait 1500ms            taken back
        """)
    #expect(
      session.answer("log --json") == """
        {
          "events" : [
            [
              "tap",
              "Sign Out"
            ],
            [
              "type",
              "Name",
              "Dee Dee"
            ]
          ],
          "undone" : [
            [
              "wait",
              "1500ms"
            ]
          ],
          "wiring" : "viper"
        }
        """)
  }

  @Test func `what the app prints is told apart from what the shell says`() {
    let builder = FakeBuilder([
      "viper": .user.answering { event, screen in
        event == .wait(.seconds(1)) ? .prints(["loading…", "\u{1B}[2Jdone"], screen) : nil
      }
    ])
    let session = Session.fake(builder)
    session.run(line: "switch viper") { _ in }
    let outputs = session.outputs("wait 1s")
    #expect(outputs.map(\.kind) == [.app])
    #expect(outputs.map(\.text.plain) == ["app │ loading…\napp │ ␛[2Jdone"])
  }

  @Test func `what the app prints is broken between words for who reads it in a window`() {
    let printed = "UserRouter stays where it is: nothing is registered for LoadFriendsUseCase; register it"
    let builder = FakeBuilder(["viper": .user.answering { _, screen in .prints([printed], screen) }])
    let session = Session.fake(builder)
    session.terminal = Terminal(width: 60, isInteractive: true)
    session.run(line: "switch viper") { _ in }
    #expect(
      session.outputs("wait 1s").first?.text.plain == """
        app │ UserRouter stays where it is: nothing is registered
        app │ for LoadFriendsUseCase; register it
        """)
  }

  @Test func `a flood of output is cut and counted`() {
    let flood = (1...1500).map { "line \($0)" }
    let builder = FakeBuilder(["viper": .user.answering { _, screen in .prints(flood, screen) }])
    let session = Session.fake(builder)
    session.run(line: "switch viper") { _ in }
    let lines = session.answer("wait 1s").split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "app │ … and 1480 more lines")
  }
}
