import Shell
import StageClient
import StageProtocol
import Testing

struct UndoTests {
  @Test func `undo replays what was before on a fresh stage, redo does it again`() {
    let builder = FakeBuilder(["viper": .user])
    let session = Session.fake(builder)
    #expect(
      session.transcript("switch viper; tap \"Sign Out\"; type Name Bob", "undo", "undo", "undo", "redo 2", "redo")
        == """
        atelier> switch viper; tap "Sign Out"; type Name Bob
        viper: 31 files compiled in 0.9 s, launched
        viper Login> undo
        taken back: type "Name" "Bob"
        viper Login> undo
        taken back: tap "Sign Out"
        viper User:42> undo
        there is nothing to undo: the app is as it was launched
        viper User:42> redo 2
        done again: tap "Sign Out"; type "Name" "Bob"
        viper Login> redo
        there is nothing to redo
        """)
    #expect(session.appSession.app?.screen == .login(name: "Bob"))
    #expect(builder.built == ["viper"])
    #expect(builder.stages.map(\.hasQuit) == [true, true, false])
  }

  @Test func `several events are taken back at once, but not more than there are`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Sign Out'; type Name Bob") { _ in }
    #expect(session.answer("undo 3") == "no more than 2 events can be taken back; `log` lists them")
    #expect(session.answer("undo 2") == "taken back: type \"Name\" \"Bob\"; tap \"Sign Out\"")
    #expect(session.appSession.app?.screen == .user())
  }

  @Test func `a new event makes what was taken back forgotten`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Sign Out'; undo; tap 'Edit name'") { _ in }
    #expect(session.answer("redo") == "there is nothing to redo")
    #expect(session.answer("log") == "1  tap \"Edit name\"")
  }

  @Test func `a replay does not show again what the app printed`() {
    let builder = FakeBuilder(["viper": .user.answering { _, screen in .prints(["hello"], screen) }])
    let session = Session.fake(builder)
    session.run(line: "switch viper; wait 1s; wait 2s") { _ in }
    #expect(session.answer("undo") == "taken back: wait 2s")
  }

  @Test func `restart launches again and replays`() {
    let builder = FakeBuilder(["viper": .user])
    let session = Session.fake(builder)
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }
    #expect(session.answer("restart") == "launched again, 1 event replayed")
    #expect(session.appSession.app?.screen == .login())
    #expect(builder.stages.map(\.hasQuit) == [true, false])
  }
}
