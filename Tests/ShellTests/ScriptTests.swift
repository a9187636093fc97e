import Shell
import Testing

struct ScriptTests {
  @Test(
    arguments: [
      ("switch viper; screen", 0),
      ("switch viper; expect screen shows \"Ann Appleseed\"; expect path is User:42", 0),
      ("switch viper; expect screen shows \"Sign in\"", 1),
      ("switch viper; frobnicate", 2),
      ("switch viper; tap", 2),
      ("switch viper; tap Nothing", 3),
      ("screen", 3),
      ("switch viper; quit; frobnicate", 0),
    ] as [(String, Int32)])
  func `a script ends with the code that scripts go by`(script: String, code: Int32) {
    #expect(ScriptRunner(session: .fake(), name: nil).run(script) { _ in }.exitCode == code)
  }

  @Test func `a script stops at its first problem and says where`() {
    var outputs: [Output] = []
    let script = """
      # sign out
      switch viper

      tap "Sign Out"
      expect screen shows "Ann"
      type Name Bob
      """
    let session = Session.fake()
    let status = ScriptRunner(session: session, name: "signout.atl").run(script) { outputs.append($0) }
    #expect(status == .checkFailed)
    #expect(
      outputs.map(\.text.plain) == [
        "viper: 31 files compiled in 0.9 s, launched",
        """
        signout.atl:5: expected screen shows "Ann": the screen has no "Ann"; it shows "Sign in", "Name", "Sign in"
        """,
      ])
    #expect(outputs.map(\.kind) == [.notice, .problem])
    #expect(session.appSession.app?.screen == .login())
  }

  @Test func `the screen for programs is the screen's own form`() {
    #expect(
      Session.fake().answer("switch viper; tap 'Sign Out'; screen --json") == """
        viper: 31 files compiled in 0.9 s, launched
        {
          "elements" : [
            {
              "enabled" : true,
              "id" : "name",
              "kind" : "field",
              "text" : "Name",
              "value" : ""
            },
            {
              "enabled" : false,
              "id" : "sign-in",
              "kind" : "button",
              "text" : "Sign in"
            }
          ],
          "path" : [
            "Login"
          ],
          "presentation" : "root",
          "title" : "Sign in"
        }
        """)
  }

  @Test func `what is invisible is escaped in the form for programs, and a sign for people`() {
    let odd = FakeApp.user.answering { _, _ in .shows(.user(name: "Ann\u{202E}b\u{9B} \u{E0001}👩‍👧")) }
    let session = Session.fake(FakeBuilder(["viper": odd, "mvvmfc": .user]))
    #expect(
      session.answer("switch viper; tap 'Sign Out'; screen --json").contains(
        #""text" : "Ann\u202eb\u009b \udb40\udc01👩‍👧""#))
    #expect(session.answer("screen").contains("│ Ann\u{FFFD}b\u{FFFD} \u{FFFD}👩‍👧 "))
  }

  @Test func `an expectation that equals other wirings is looked up there`() {
    let other = FakeApp.user.answering { event, _ in event == .tap("Sign Out") ? .shows(.login(name: "x")) : nil }
    let session = Session.fake(FakeBuilder(["viper": .user, "mvvmfc": other]))
    #expect(session.run(line: "switch viper; expect equal in all") { _ in } == .done)
    #expect(session.run(line: "tap 'Sign Out'; expect equal in mvvmfc") { _ in } == .checkFailed)
    #expect(session.prompt.plain == "viper Login> ")
  }
}
