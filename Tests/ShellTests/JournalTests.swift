import Foundation
import Shell
import StageProtocol
import Testing

struct JournalTests {
  private let shell: JournalledShell

  init() throws {
    shell = try JournalledShell()
  }

  @Test(arguments: ["\(Int.max)", "12345678901234567890"])
  func `a file with a number that no shell has given is no end of the numbers`(number: String) throws {
    shell.perish("switch viper; tap 'Sign Out'")
    try FileManager.default.copyItem(
      at: shell.journals.appending(path: "1.jsonl"), to: shell.journals.appending(path: "\(number).jsonl"))
    let session = shell.open()
    #expect(session.answer("resume").hasPrefix("viper as you left it: 1 event replayed"))
    #expect(session.answer("tap 'Sign in'").isEmpty == false)
    #expect(shell.files.contains("2.jsonl"))
  }

  @Test func `whoever comes back goes on with wiring, events, bookmarks and lesson`() {
    shell.perish("switch mvvmfc; mark fresh; lesson tour; tap 'Sign Out'; mark 'signed out'; type Name Bob; undo")
    let session = shell.open(isInteractive: true)
    #expect(
      session.lastPlace?.plain
        == "You were in the lesson A tour, step 1/3, on viper Login, after 1 event, with 2 bookmarks. resume goes on there."
    )
    #expect(
      session.transcript("resume", "log", "mark", "redo", "next", "goto fresh") == """
        atelier> resume
        viper as you left it: 1 event replayed
        2 bookmarks; `mark` lists them
        the lesson A tour, step 1/3; `lesson` shows it again
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        tour 1/3 · viper Login> log
        1  tap "Sign Out"     ← signed out
        2  type "Name" "Bob"  taken back
        tour 1/3 · viper Login> mark
        fresh       mvvmfc  the launch
        signed out  viper   1 event     tour 1/3
        tour 1/3 · viper Login> redo
        done again: type "Name" "Bob"
        ┌ Sign in ─────────────────────────────┐
        │ Name [ Bob          ]                │
        │ [ Sign in ]                          │
        └──────────────────────────────────────┘
        tour 1/3 · viper Login> next
        2/3  Say who you are

        □ the screen shows "Sign in" enabled

        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        tour 2/3 · viper Login> goto fresh
        at fresh
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `a handout begins with what had happened in the session that was taken up`() {
    shell.perish("switch viper; tap 'Sign Out'")
    let session = shell.open()
    _ = session.transcript("switch mvvmfc; tap 'Edit name'", "resume", "resume", "resume")
    let lines = session.answer("export session --markdown").split(separator: "\n").filter { $0.contains("> ") }
    // What was done in this shell is there already.
    #expect(
      lines == [
        "atelier> switch mvvmfc; tap 'Edit name'", "atelier> switch viper; tap 'Sign Out'",
        "mvvmfc EditName:42> resume", "viper Login> resume", "mvvmfc EditName:42> resume",
      ])
  }

  @Test func `a handout of a session that was taken up again and again has all that was typed, in order`() {
    let first = shell.open()
    _ = first.transcript("lessons", "switch viper", "tap 'Sign Out'", "log")
    first.journal = nil
    shell.perish("resume")
    let last = shell.open()
    _ = last.transcript("resume", "undo")
    let page = last.answer("export session --markdown")
    #expect(
      page.split(separator: "\n").filter { $0.contains("> ") } == [
        "atelier> lessons", "atelier> switch viper", "viper User:42> tap 'Sign Out'", "viper Login> log",
        "atelier> resume", "atelier> resume", "viper Login> undo",
      ])
    #expect(page.contains("viper Login> log\n1  tap \"Sign Out\"\n"))
  }

  @Test func `a handout of a session that an earlier version has written down has its events`() throws {
    shell.perish("switch viper; tap 'Sign Out'")
    let file = shell.journals.appending(path: try #require(shell.files.first))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.contains("typed") }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let session = shell.open()
    session.run(line: "resume") { _ in }
    #expect(
      session.answer("export session --markdown").split(separator: "\n").filter { $0.contains("> ") } == [
        "atelier> switch viper", "viper User:42> tap \"Sign Out\"", "atelier> resume",
      ])
  }

  @Test func `what was here until then is kept when another session is taken up`() {
    shell.perish("switch viper; tap 'Sign Out'")
    let session = shell.open()
    #expect(
      session.transcript("switch mvvmfc; tap 'Edit name'", "resume", "resume", "resume") == """
        atelier> switch mvvmfc; tap 'Edit name'
        mvvmfc: 31 files compiled in 0.9 s, launched
        mvvmfc EditName:42> resume
        viper as you left it: 1 event replayed
        what was here until now is kept; `resume` goes back to it
        viper Login> resume
        mvvmfc as you left it: 1 event replayed
        what was here until now is kept; `resume` goes back to it
        mvvmfc EditName:42> resume
        viper as you left it: 1 event replayed
        what was here until now is kept; `resume` goes back to it
        """)
    #expect(shell.files.count == 2)
  }

  @Test func `two shells on one home have a journal each, and neither takes up the other's`() {
    let first = shell.open()
    first.run(line: "switch viper; tap 'Sign Out'") { _ in }
    let second = shell.open()
    second.run(line: "switch mvvmfc; mark here") { _ in }
    #expect(
      second.answer("resume")
        == "no earlier session can be taken up; each is written down from its first `switch` or `lesson` on")
    #expect(second.lastPlace == nil)
    first.journal = nil
    #expect(
      second.answer("resume --list").replacing(/\d{4}-\d\d-\d\d \d\d:\d\d/) { _ in "2026-11-22 14:05" } == """
        1  2026-11-22 14:05  viper Login, after 1 event
        `resume <number>` takes one up
        """)
    #expect(
      second.answer("resume 2")
        == "there is no session 2 to take up; there is one, and `resume --list` shows what they were")
  }

  @Test func `what is missing before anything is open says that one can go on where one was`() {
    shell.perish("switch viper; lesson tour; tap 'Sign Out'")
    let session = shell.open()
    let way = "`resume` goes on where you were: the lesson A tour, step 1/3, on viper Login, after 1 event"
    let noLesson = "no lesson is open; `lessons` lists them, `lesson <id>` opens one\n" + way
    #expect(session.answer("next") == noLesson)
    #expect(session.answer("hint") == noLesson)
    let noApp = "no app is running yet; `switch viper` starts one\n" + way
    #expect(session.answer("tap foo") == noApp)
    #expect(session.answer("open User:7") == noApp)
    session.run(line: "switch viper") { _ in }
    #expect(session.answer("hint") == "no lesson is open; `lessons` lists them, `lesson <id>` opens one")
  }

  @Test func `what nobody would miss is not written down`() {
    shell.perish("help; wirings; mark; log")
    #expect(shell.files == [])
    #expect(shell.open().lastPlace == nil)
  }

  @Test func `on leaving, the shell says that one can go on, where there is something to go on with`() {
    let session = shell.open()
    #expect(session.leavingWords == nil)
    session.run(line: "switch viper; tap 'Sign Out'; mark out") { _ in }
    #expect(
      session.leavingWords?.text.plain == "`resume` next time goes on here: viper Login, after 1 event, with 1 bookmark"
    )
  }

  @Test func `on leaving, the shell says what of the session is not written down`() throws {
    let session = shell.open()
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }
    try FileManager.default.removeItem(at: shell.journals)
    try Data().write(to: shell.journals)
    session.run(line: "type Name Bob") { _ in }
    let home = shell.journals.path
    session.terminal.width = 200
    #expect(
      session.leavingWords?.text.plain == """
        the end of this session is not written down: \(home) cannot be written: file exists; set ATELIER_HOME to a folder that can be
        `resume` next time goes on before it: viper Login, after 1 event
        """)
    try FileManager.default.removeItem(at: shell.journals)
    session.run(line: "undo; redo") { _ in }
    #expect(session.leavingWords?.text.plain == "`resume` next time goes on here: viper Login, after 2 events")
  }

  @Test func `an event that is refused now stays to be done again`() {
    shell.perish("switch viper; tap 'Sign Out'; type Name Bob")
    shell.builder.apps["viper"] = FakeApp.user.answering { event, _ in
      event == .type(text: "Bob", field: "Name") ? .refuses("there is no field \"Name\"") : nil
    }
    #expect(
      shell.open().transcript("resume", "log") == """
        atelier> resume
        viper as you left it: 1 event replayed
        stopped at `type "Name" "Bob"`: there is no field "Name"
        `redo` tries it again, and what followed it
        viper Login> log
        1  tap "Sign Out"
        2  type "Name" "Bob"  taken back
        """)
  }

  @Test func `an app that does not start leaves the session to be taken up later`() {
    shell.perish("switch viper; tap 'Sign Out'")
    shell.builder.failures["viper"] = .cancelled
    let session = shell.open()
    #expect(session.answer("resume") == "stopped before it was done; nothing has changed")
    shell.builder.failures = [:]
    #expect(session.answer("resume") == "viper as you left it: 1 event replayed")
  }

  @Test func `a lesson that is not there any more is said, and the session is kept`() throws {
    shell.perish("lesson more; tap 'Edit name'")
    try FileManager.default.removeItem(at: shell.folder.url.appending(path: "Lessons/02-more.md"))
    let session = shell.open()
    #expect(
      session.answer("resume") == """
        mvvmfc as you left it: 1 event replayed
        the lesson "more" is not here any more; `lessons` lists those that are
        """)
    #expect(session.prompt.plain == "mvvmfc EditName:42> ")
    #expect(shell.files.count == 2)
  }

  @Test func `a journal cut off at any byte gives what was whole`() throws {
    shell.perish("switch viper; tap 'Sign Out'; mark out; type Name Bob; lesson tour")
    let file = shell.journals.appending(path: try #require(shell.files.first))
    let whole = try Data(contentsOf: file)
    var places: [String] = []
    for length in 0...whole.count {
      try whole.prefix(length).write(to: file)
      let place = shell.open().lastPlace?.plain ?? "nothing"
      if place != places.last { places.append(place) }
    }
    #expect(
      places.map { $0.replacing("You were ", with: "").replacing(" resume goes on there.", with: "") } == [
        "in the lesson A tour, step 1/3. lesson tour goes on there.",
        "at viper User:42.", "at viper Login, after 1 event.", "at viper Login, after 1 event, with 1 bookmark.",
        "at viper Login, after 2 events, with 1 bookmark.",
        "in the lesson A tour, step 1/3, on viper User:42, with 2 bookmarks.",
      ])
    #expect(shell.files == ["1.jsonl"])
  }

  @Test func `a journal that cannot be read is put aside and said so, one of a later version is left alone`() throws {
    try FileManager.default.createDirectory(at: shell.journals, withIntermediateDirectories: true)
    try Data("rubbish\n".utf8).write(to: shell.journals.appending(path: "1.jsonl"))
    try Data("{\"version\":2,\"wiring\":7}\n".utf8).write(to: shell.journals.appending(path: "2.jsonl"))
    let path = shell.journals.path
    #expect(
      shell.open().answer("resume") == """
        the session in \(path)/1.jsonl cannot be read; it is kept as \(path)/1.jsonl.damaged
        no earlier session can be taken up; each is written down from its first `switch` or `lesson` on
        """)
    #expect(shell.files == ["1.jsonl.damaged", "2.jsonl"])
  }

  @Test func `a journal that is taken away is written anew, with all that there was`() throws {
    let session = shell.open()
    session.run(line: "switch viper; tap 'Sign Out'; mark out") { _ in }
    try FileManager.default.removeItem(at: shell.journals)
    session.run(line: "type Name Bob") { _ in }
    session.journal = nil
    #expect(
      shell.open().lastPlace?.plain
        == "You were at viper Login, after 2 events, with 1 bookmark. resume goes on there.")
  }

  @Test func `where nothing can be written, that is said once, and all is written as soon as it can be`() throws {
    try Data().write(to: shell.journals)
    let session = shell.open()
    let home = shell.journals.path
    #expect(
      session.transcript("switch viper", "tap 'Sign Out'") == """
        atelier> switch viper
        this session is not written down for `resume`: \(home) cannot be written: file exists; set ATELIER_HOME to a folder that can be
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> tap 'Sign Out'
        """)
    let words = """
      this session is not written down, and `resume` will not find it: \(home) cannot be written: file exists; set \
      ATELIER_HOME to a folder that can be
      """
    // Where the lines end depends on the folder's name.
    #expect(session.leavingWords?.text.plain.filter { !$0.isWhitespace } == words.filter { !$0.isWhitespace })
    try FileManager.default.removeItem(at: shell.journals)
    session.run(line: "type Name Bob") { _ in }
    session.journal = nil
    #expect(shell.open().answer("resume") == "viper as you left it: 2 events replayed")
  }

  @Test func `the last twenty sessions are kept`() {
    for number in 1...22 { shell.perish("switch viper; tap 'Sign Out'; mark m\(number)") }
    #expect(shell.files.count == 20)
    #expect(!shell.files.contains("1.jsonl"))
    #expect(shell.open().outputs("resume 20").count == 1)
  }

  @Test func `a script has no earlier sessions`() {
    #expect(
      Session.fake().answer("resume")
        == "a script has no earlier sessions; `resume` takes up one of the shell's own, at a terminal")
  }
}
