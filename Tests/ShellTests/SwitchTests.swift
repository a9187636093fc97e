import ScreenKit
import Shell
import StageProtocol
import Testing

struct SwitchTests {
  @Test func `the same events happen to the other wiring, and its screens are equal`() {
    let session = Session.fake()
    #expect(
      session.transcript("switch viper; tap 'Sign Out'; type Name Bob; wait 1s", "switch mvvmfc", "switch viper", "log")
        == """
        atelier> switch viper; tap 'Sign Out'; type Name Bob; wait 1s
        viper: 31 files compiled in 0.9 s, launched
        viper Login> switch mvvmfc
        viper→mvvmfc: 31 files compiled in 0.9 s, 3 events replayed, screens equal
        mvvmfc Login> switch viper
        mvvmfc→viper: 3 events replayed, screens equal
        viper Login> log
        1  tap "Sign Out"
        2  type "Name" "Bob"
        3  wait 1s
        """)
  }

  @Test func `code that was compiled earlier is said to be so`() {
    let builder = FakeBuilder(["viper": .user])
    Session.fake(builder).run(line: "switch viper") { _ in }
    #expect(Session.fake(builder).answer("switch viper") == "viper: 31 files, compiled earlier, launched")
  }

  @Test func `the first difference is shown element by element`() {
    let other = FakeApp.user.answering { event, _ in
      event == .tap("Sign Out") ? .shows(.login(button: "Log in")) : nil
    }
    let session = Session.fake(FakeBuilder(["viper": .user, "mvvmfc": other]))
    #expect(
      session.answer("switch viper; wait 1s; tap 'Sign Out'; wait 1s; switch mvvmfc") == """
        viper: 31 files compiled in 0.9 s, launched
        viper→mvvmfc: 31 files compiled in 0.9 s, 3 events replayed, screens differ after event 2, tap "Sign Out"
                            viper  mvvmfc
          button "Sign in"  there  –
          button "Log in"   –      there
        """)
  }

  @Test func `a screen without anything has no path and no title`() {
    let blank = Screen(path: [], title: "", presentation: .root, elements: [])
    let session = Session.fake(
      FakeBuilder(["viper": .user, "mvvmfc": FakeApp(launch: blank) { _, screen in .shows(screen) }]))
    #expect(
      session.answer("switch viper; switch mvvmfc") == """
        viper: 31 files compiled in 0.9 s, launched
        viper→mvvmfc: 31 files compiled in 0.9 s, launched, screens differ from the launch on
                                 viper    mvvmfc
          path                   User:42  –
          title                  User     –
          label "Ann Appleseed"  there    –
          button "Edit name"     there    –
          button "Sign Out"      there    –
        """)
  }

  @Test func `a difference at the launch is shown as such, down to states and order`() {
    let user = Screen.user()
    let elements = user.elements
    let moved = Screen(
      path: ["User:7"], title: "Person", presentation: .pushed, elements: [elements[0], elements[2], elements[1]])
    let session = Session.fake(
      FakeBuilder(["viper": .user, "mvvmfc": FakeApp(launch: moved) { _, screen in .shows(screen) }]))
    #expect(
      session.answer("switch viper; switch mvvmfc") == """
        viper: 31 files compiled in 0.9 s, launched
        viper→mvvmfc: 31 files compiled in 0.9 s, launched, screens differ from the launch on
                        viper                                  mvvmfc
          path          User:42                                User:7
          title         User                                   Person
          presentation  root                                   pushed
          order         button "Edit name", button "Sign Out"  button "Sign Out", button "Edit name"
        """)
  }

  @Test func `a replay that is refused stops there, and can be taken up again`() {
    let other = FakeApp.user.answering { event, _ in event == .wait(.seconds(1)) ? .refuses("no time here") : nil }
    let session = Session.fake(FakeBuilder(["viper": .user, "mvvmfc": other]))
    #expect(
      session.transcript(
        "switch viper; tap 'Sign Out'; wait 1s; type Name Bob", "switch mvvmfc", "log", "switch viper; redo 2")
          == """
          atelier> switch viper; tap 'Sign Out'; wait 1s; type Name Bob
          viper: 31 files compiled in 0.9 s, launched
          viper Login> switch mvvmfc
          viper→mvvmfc: 31 files compiled in 0.9 s, 1 event replayed, screens equal
          stopped at `wait 1s`: no time here
          `redo` tries it again, and what followed it
          mvvmfc Login> log
          1  tap "Sign Out"
          2  wait 1s            taken back
          3  type "Name" "Bob"  taken back
          mvvmfc Login> switch viper; redo 2
          mvvmfc→viper: 1 event replayed, screens equal
          done again: wait 1s; type "Name" "Bob"
          """)
  }

  @Test func `switching to the wiring that runs compiles it again`() {
    let builder = FakeBuilder(["viper": .user])
    let session = Session.fake(builder)
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }
    builder.apps["viper"] = .user.answering { event, _ in
      event == .tap("Sign Out") ? .shows(.login(name: "Ann")) : nil
    }
    #expect(
      session.answer("switch viper") == """
        viper again: 1 event replayed, screens differ after event 1, tap "Sign Out"
                            before    now
          field "Name"      ""        "Ann"
          button "Sign in"  disabled  enabled
        """)
  }
}
