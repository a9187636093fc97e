import Shell
import Testing

/// Lines as they come from slides, chats and other windows.
struct PastedLineTests {
  private static func session() -> Session {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test(arguments: [
    "viper User:42> tap \"Sign Out\"", "atelier> tap \"Sign Out\"", "> tap “Sign Out”",
    "tour 2/5 · viper (old) User:42> tap \"Sign Out\"", "tour 2/5, viper Ann's page> tap \"Sign Out\"",
    "  viper User:42>   Tap \"Sign Out\"",
  ])
  func `a prompt that was pasted with its command is skipped`(line: String) {
    let session = Self.session()
    #expect(session.answer(line) == "")
    #expect(session.appSession.app?.screen == .login())
  }

  @Test func `a prompt behind a semicolon is skipped, too`() {
    let session = Session.fake()
    #expect(
      session.answer("switch viper; viper User:42> tap 'Sign Out'; viper Login> log")
        == "viper: 31 files compiled in 0.9 s, launched\n1  tap \"Sign Out\"")
  }

  @Test func `a prompt alone does nothing, and what stands behind it is what is wrong`() {
    let session = Self.session()
    #expect(session.run(line: "viper User:42>") { _ in } == .done)
    #expect(session.answer("viper User:42> tpa x") == "there is no command \"tpa\"; did you mean `tap`?")
  }

  @Test(arguments: [
    (
      "notify Name > User:7",
      "\"User:7\" is one word too many: `notify <text> <route>`; did you mean `notify \"Name >\" User:7`?"
    ),
    ("switch <wiring>", "there is no wiring \"<wiring>\"; `wirings` lists them, and a folder is written ./<wiring>"),
    ("frobnicate <x> y", "there is no command \"frobnicate\"; `help` lists them all"),
    ("frobnicate->x", "there is no command \"frobnicate->x\"; `help` lists them all"),
    ("frobnicate \"a> b\"", "there is no command \"frobnicate\"; `help` lists them all"),
  ])
  func `other lines with that sign stay as they are`(line: String, message: String) {
    #expect(Self.session().answer(line) == message)
  }

  @Test func `upper and lower case of a command are equal`() {
    let session = Self.session()
    #expect(session.answer("Tap \"Sign Out\"; TYPE Name Bob") == "")
    #expect(session.appSession.app?.screen == .login(name: "Bob"))
  }
}
