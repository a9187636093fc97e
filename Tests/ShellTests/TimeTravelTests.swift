import Foundation
import Shell
import StageProtocol
import Testing

struct TimeTravelTests {
  @Test func `goto leads back and forth, and what lies behind can be done again`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Sign Out'; type Name Bob; type Name Ann") { _ in }
    #expect(
      session.transcript("goto 1", "log", "goto 3", "goto launch", "redo 2", "goto 4", "goto -1", "goto 1x") == """
        viper Login> goto 1
        at event 1
        viper Login> log
        1  tap "Sign Out"
        2  type "Name" "Bob"  taken back
        3  type "Name" "Ann"  taken back
        viper Login> goto 3
        at event 3
        viper Login> goto launch
        at the launch
        viper User:42> redo 2
        done again: tap "Sign Out"; type "Name" "Bob"
        viper Login> goto 4
        there is no event 4; the last one is 3, 0 is the launch
        viper Login> goto -1
        "-1" does not fit; expected a number of `log`, or 0 for the launch
        viper Login> goto 1x
        there is no bookmark "1x"; `mark` lists them, `mark <name>` makes one
        """)
    #expect(session.appSession.app?.screen == .login(name: "Bob"))
  }

  @Test func `a bookmark brings the wiring and its events back`() {
    let session = Session.fake()
    #expect(
      session.transcript(
        "switch viper; mark fresh; tap 'Sign Out'", "mark 'signed out'", "type Name Bob; log", "mark",
        "switch mvvmfc; undo 2; tap 'Edit name'", "goto \"signed out\"", "log", "goto fresch") == """
          atelier> switch viper; mark fresh; tap 'Sign Out'
          viper: 31 files compiled in 0.9 s, launched
          marked after the launch; `goto fresh` comes back
          viper Login> mark 'signed out'
          marked after 1 event; `goto "signed out"` comes back
          viper Login> type Name Bob; log
          0  launch             ← fresh
          1  tap "Sign Out"     ← signed out
          2  type "Name" "Bob"
          viper Login> mark
          fresh       viper  the launch
          signed out  viper  1 event
          viper Login> switch mvvmfc; undo 2; tap 'Edit name'
          viper→mvvmfc: 31 files compiled in 0.9 s, 2 events replayed, screens equal
          taken back: type "Name" "Bob"; tap "Sign Out"
          mvvmfc EditName:42> goto "signed out"
          at signed out
          viper Login> log
          0  launch          ← fresh
          1  tap "Sign Out"  ← signed out
          viper Login> goto fresch
          there is no bookmark "fresch"; did you mean `goto fresh`?
          """)
  }

  @Test func `a name that is a place in the log already is refused`() {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("mark 3")
        == "\"3\" does not fit; expected a name; numbers and `launch` are places in the log already")
    #expect(session.answer("mark") == "there are no bookmarks; `mark <name>` makes one")
  }

  @Test func `a saved log runs again, on any wiring`() throws {
    let folder = try TemporaryFolder()
    let session = Session.fake()
    session.appSession.folder = folder.url
    session.run(line: "switch viper; tap 'Sign Out'; type Name 'Dee Dee'; wait 1500ms; undo") { _ in }
    #expect(session.answer("save out.atl --events") == "2 events written; `run out.atl` lets them happen again")
    #expect(
      try String(contentsOf: folder.url.appending(path: "out.atl"), encoding: .utf8) == """
        # What happened to viper: one event a line.
        tap "Sign Out"
        type "Name" "Dee Dee"

        """)
    #expect(session.answer("save out.atl") == "out.atl is there already; `save out.atl --replace` writes over it")
    session.run(line: "undo 2; switch mvvmfc; run out.atl") { _ in }
    #expect(session.appSession.app?.screen == .login(name: "Dee Dee"))
    #expect(
      session.answer("save nowhere/out.atl")
        == "nowhere/out.atl cannot be written: no such file or directory; nothing was saved")
  }

  @Test func `a saved session runs in a fresh shell, with its wiring and its bookmarks`() throws {
    let folder = try TemporaryFolder()
    let session = Session.fake()
    session.appSession.folder = folder.url
    session.run(line: "switch mvvmfc; tap 'Edit name'; mark 'at the name'; goto launch") { _ in }
    session.run(line: "switch viper; mark fresh; tap 'Sign Out'; mark out; type Name Bob") { _ in }
    #expect(
      session.answer("save all.atl") == "2 events and 3 bookmarks written; `run all.atl` lets them happen again")
    #expect(
      try String(contentsOf: folder.url.appending(path: "all.atl"), encoding: .utf8) == """
        # viper, as it was saved: `run` puts it on the stage and lets everything happen again.
        switch mvvmfc
        tap "Edit name"
        mark "at the name" --replace
        goto launch
        switch viper
        mark fresh --replace
        tap "Sign Out"
        mark out --replace
        type "Name" "Bob"

        """)
    let fresh = Session.fake()
    fresh.appSession.folder = folder.url
    fresh.run(line: "run all.atl") { _ in }
    #expect(
      fresh.transcript("log", "mark") == """
        viper Login> log
        0  launch             ← fresh
        1  tap "Sign Out"     ← out
        2  type "Name" "Bob"
        viper Login> mark
        at the name  mvvmfc  1 event
        fresh        viper   the launch
        out          viper   1 event
        """)
  }

  @Test func `a bookmark is not moved unless one says so`() {
    let session = Session.fake()
    #expect(
      session.transcript(
        "switch viper; mark here", "mark here", "tap 'Sign Out'; mark here", "mark here --replace", "mark") == """
          atelier> switch viper; mark here
          viper: 31 files compiled in 0.9 s, launched
          marked after the launch; `goto here` comes back
          viper User:42> mark here
          marked after the launch; `goto here` comes back
          viper User:42> tap 'Sign Out'; mark here
          "here" marks another moment, viper after its launch; `mark here --replace` moves it here
          viper Login> mark here --replace
          marked after 1 event; `goto here` comes back
          viper Login> mark
          here  viper  1 event
          """)
  }

  @Test(
    arguments: [
      "", " ", "a b", "  edges  ", "O'Hara", "say \"hi\"", "back\\slash", "\\", "\\\"", "a; b", "# no comment",
      "--flag",
      "-- ", "tab\there", "line\u{2028}separator", "vertical\u{B}tab", "é👩‍👩‍👧", "$(x) `y` *", "'", "\"",
    ])
  func `every text survives being saved`(text: String) throws {
    let folder = try TemporaryFolder()
    let accepting = FakeApp.user.answering { _, screen in .shows(screen) }
    let session = Session.fake(FakeBuilder(["viper": accepting]))
    session.appSession.folder = folder.url
    let events: [StageEvent] = [
      .type(text: text, field: text), .tap(text), .select(text), .toggle(text), .open(text), .push(text),
      .present(text), .notify(text: text, route: text), .back, .dismiss, .wait(.milliseconds(1250)),
      .service(.detail(["note", text])), .service(.offline(true)),
    ]
    session.run(line: "switch viper") { _ in }
    for event in events { try session.appSession.perform(event) }
    session.run(line: "save log.atl; goto launch; run log.atl") { _ in }
    #expect(session.appSession.app?.log.events == events)
  }

  @Test func `a lesson's step comes back with its bookmark, and what was reached is not praised again`() throws {
    let folder = try TemporaryFolder(SampleLessons.files)
    let session = Session(
      wirings: WiringCatalog(wirings: [Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))]),
      builder: FakeBuilder(["viper": .user]), terminal: Terminal(isInteractive: true), lessons: folder.url)
    session.run(line: "lesson tour") { _ in }
    #expect(session.answer("mark start").hasPrefix("marked after the launch"))
    #expect(session.answer("tap 'Sign Out'").contains("done; `next` goes on"))
    session.run(line: "undo") { _ in }
    #expect(session.answer("check").hasSuffix("done; `next` goes on"))
    #expect(!session.answer("redo").contains("done; `next` goes on"))
    session.run(line: "next") { _ in }
    #expect(session.prompt.plain.hasPrefix("tour 2/3"))
    session.run(line: "goto start") { _ in }
    #expect(session.prompt.plain == "tour 1/3 · viper User:42> ")
  }
}
