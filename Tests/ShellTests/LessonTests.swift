import Foundation
import ScreenKit
import Shell
import StageProtocol
import Testing

struct LessonTests {
  private let folder: TemporaryFolder

  init() throws {
    let lessons = SampleLessons.files.map { ("Lessons/\($0.key)", $0.value) }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: lessons))
  }

  private func session(isInteractive: Bool = false, progress: String = "progress") -> Session {
    let wirings = ["viper", "mvvmfc"].map { Wiring(name: $0, folder: URL(filePath: "/workshops/\($0)/App")) }
    return Session(
      wirings: WiringCatalog(wirings: wirings), builder: FakeBuilder(["viper": .user, "mvvmfc": .user]),
      terminal: Terminal(isInteractive: isInteractive), lessons: folder.url.appending(path: "Lessons"),
      progress: folder.url.appending(path: progress))
  }

  @Test func `a lesson can be opened at a step`() {
    let session = session()
    #expect(session.answer("lesson tour 2").hasPrefix("2/3  Say who you are"))
    for number in [4, 0, -1, Int.min, Int.max] {
      #expect(session.answer("lesson tour \(number)") == "tour has no step \(number); it has 3 steps")
    }
    #expect(session.answer("lesson tour two") == "\"two\" does not fit; expected the number of a step")
  }

  @Test func `a step that is shown again shows what was reached, and the open question`() {
    let session = session()
    session.run(line: "lesson tour 2; type Name Bob; check") { _ in }
    #expect(
      session.answer("lesson") == """
        2/3  Say who you are

        ✓ the screen shows "Sign in" enabled

        What did you type?
          1  a password
          2  a name
        type the number of your answer
        """)
  }

  @Test func `in a script, too, a step that is reached is done, is kept, and is said beside the answers`() {
    let outputs = session().outputs("lesson tour; tap 'Sign Out'")
    #expect(outputs.last?.kind == .notice)
    #expect(outputs.last?.text.plain == "✓ done; `next` goes on")
    #expect(session().answer("progress").contains("tour    1 of 3"))
  }

  @Test func `a lesson can be left, and the app stays as it is`() {
    let session = session()
    session.run(line: "lesson tour; tap 'Sign Out'") { _ in }
    #expect(
      session.answer("step 2")
        == "that is about a workshop's steps; in a lesson, `next` and `prev` go from step to step")
    #expect(session.answer("lesson off") == "you have left tour at step 1/3; `lesson tour` goes on there")
    #expect(session.prompt.plain == "viper Login> ")
    #expect(session.answer("log") == "1  tap \"Sign Out\"")
    #expect(session.answer("lesson off") == "no lesson is open; `lesson tour` goes on where you left it, at step 1/3")
  }

  @Test func `what was on the stage before a lesson can be come back to`() {
    let session = session()
    session.run(line: "switch mvvmfc; tap 'Edit name'") { _ in }
    #expect(
      session.answer("lesson tour 2").hasPrefix(
        """
        what was on the stage is kept: `goto before-lesson` comes back to it
        2/3  Say who you are
        """))
    #expect(session.answer("lesson more").hasPrefix("More of it"))
    #expect(
      session.answer("lesson off") == """
        you have left more at step 1/1; `lesson more` goes on there
        `goto before-lesson` comes back to what was on the stage before it
        """)
    session.run(line: "lesson tour") { _ in }
    #expect(session.answer("goto before-lesson") == "at before-lesson")
    #expect(session.prompt.plain == "mvvmfc EditName:42> ")
  }

  @Test func `an app to which nothing has happened is not kept before a lesson`() {
    let session = session()
    session.run(line: "switch mvvmfc") { _ in }
    #expect(session.answer("lesson tour 2").hasPrefix("2/3  Say who you are"))
    #expect(session.answer("mark") == "there are no bookmarks; `mark <name>` makes one")
  }

  @Test func `a lesson is learnt from its first step to its last`() {
    #expect(
      session(isInteractive: true).transcript(
        "lessons", "lesson tour", "check", "hint", "hint", "tap 'Sign Out'", "next", "2", "check", "type Name Bob",
        "undo", "check", "hint", "answer 1", "answer 2", "1", "next", "next", "tap 'Edit name'", "next", "lessons")
          == """
          atelier> lessons
          ▸ 1  tour  A tour       4 min
            2  more  More of it   1 min  after 1
          ▸ fits next; nothing is locked, `lesson 1` opens that one
          atelier> lesson tour
          A tour  4 minutes

          One app, taken apart.

          1/3  Sign out

          Tap the button.

          □ the screen shows "Sign in"
          □ the path is Login

          ┌ User ────────────────────────────────┐
          │ Ann Appleseed                        │
          │ [ Edit name ] [ Sign Out ]           │
          └──────────────────────────────────────┘
          tour 1/3 · viper User:42> check
          ✗ the screen has no "Sign in"; it shows "User", "Ann Appleseed", "Edit name",
            "Sign Out"
          ✗ the path is User:42, not Login
          `hint` helps, `reset` starts the step afresh
          tour 1/3 · viper User:42> hint
          Which button leaves?
          `hint` again says more (1 of 2)
          tour 1/3 · viper User:42> hint
          `tap "Sign Out"`
          that was the last hint; `solution` shows a way
          tour 1/3 · viper User:42> tap 'Sign Out'
          ┌ Sign in ─────────────────────────────┐
          │ Name [              ]                │
          │ [·Sign in·]                          │
          └──────────────────────────────────────┘
          ✓ done; `next` goes on
          tour 1/3 · viper Login> next
          2/3  Say who you are

          □ the screen shows "Sign in" enabled

          ┌ Sign in ─────────────────────────────┐
          │ Name [              ]                │
          │ [·Sign in·]                          │
          └──────────────────────────────────────┘
          tour 2/3 · viper Login> 2
          ✗ the question comes once the step's task is done; `check` says what it lacks
          tour 2/3 · viper Login> check
          ✗ "Sign in" is disabled
          `reset` starts the step afresh
          tour 2/3 · viper Login> type Name Bob
          ┌ Sign in ─────────────────────────────┐
          │ Name [ Bob          ]                │
          │ [ Sign in ]                          │
          └──────────────────────────────────────┘
          ✓ reached; 2 questions, the first:

          What did you type?
            1  a password
            2  a name
          type the number of your answer
          tour 2/3 · viper Login> undo
          taken back: type "Name" "Bob"
          ┌ Sign in ─────────────────────────────┐
          │ Name [              ]                │
          │ [·Sign in·]                          │
          └──────────────────────────────────────┘
          tour 2/3 · viper Login> check
          ✓ the screen shows "Sign in" enabled
          2 questions, the first:

          What did you type?
            1  a password
            2  a name
          type the number of your answer
          tour 2/3 · viper Login> hint
          the task is done; before you answer, look: `screen`
          tour 2/3 · viper Login> answer 1
          ✗ no, because nobody asked for one
          tour 2/3 · viper Login> answer 2
          ✓ right, because the field is called so
          Names will do here.

          the last question:

          Of how many letters?
            1  three
            2  four
          type the number of your answer
          tour 2/3 · viper Login> 1
          ✓ right: Bob has three.
          ✓ done; `next` goes on
          say it in your own words: `note "…"` keeps them with this step
          tour 2/3 · viper Login> next
          3/3  What comes next

          Much.

          `next` goes on
          tour 3/3 · viper Login> next
          More of it  1 minute

          1/1  Edit

          □ the path is User:42 › EditName:42

          ┌ User ────────────────────────────────┐
          │ Ann Appleseed                        │
          │ [ Edit name ] [ Sign Out ]           │
          └──────────────────────────────────────┘
          more 1/1 · mvvmfc User:42> tap 'Edit name'
          ╭ Edit name ───────────────────────────╮
          │ First name [ Ann          ]          │
          │ [ Cancel ] [·Save·]                  │
          ╰──────────────────────────────────────╯
          ✓ done; that was the last step of all lessons
          more 1/1 · mvvmfc EditName:42> next
          that was the last lesson; `lessons` shows what you have done
          mvvmfc EditName:42> lessons
          ✓ 1  tour  A tour      done
          ✓ 2  more  More of it  done  after 1
          `lesson <number or id>` opens one, where you left it
          """)
  }

  @Test func `progress outlives the session`() {
    session().run(line: "lesson tour; tap 'Sign Out'; check; next; type Name Bob; check") { _ in }
    let later = session()
    #expect(
      later.answer("lessons") == """
        ▸ 1  tour  A tour      1 of 3
          2  more  More of it   1 min  after 1
        ▸ fits next; nothing is locked, `lesson 1` opens that one
        """)
    #expect(
      later.answer("lesson tour") == """
        2/3  Say who you are

        □ the screen shows "Sign in" enabled
        """)
  }

  @Test func `where progress cannot be kept the lesson goes on, and says so once`() throws {
    try Data().write(to: folder.url.appending(path: "file"))
    let session = session(progress: "file/progress")
    let outputs = session.outputs("lesson tour")
    #expect(outputs.map(\.kind) == [.notice, .result])
    #expect(outputs.first?.text.plain.contains("set ATELIER_HOME to a folder that can be written") == true)
    #expect(session.outputs("skip; skip; prev; progress").map(\.kind) == [.result, .result, .result, .result])
    #expect(session.answer("progress").contains("Sign out         skipped"))
  }

  @Test func `where nothing more can be kept, what was kept before still counts`() throws {
    let session = session()
    session.run(line: "lesson tour; skip") { _ in }
    let lock = folder.url.appending(path: "progress/.lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    #expect(session.outputs("lesson more").map(\.kind) == [.notice, .result])
    #expect(session.outputs("lesson tour").map(\.kind) == [.result])
    #expect(session.answer("progress").contains("Sign out         skipped"))
  }

  @Test func `for those who listen marks are words`() {
    let session = session()
    session.run(line: "set accessible on; lesson tour") { _ in }
    #expect(
      session.answer("check") == """
        no: the screen has no "Sign in"; it shows "User", "Ann Appleseed", "Edit name", "Sign Out"
        no: the path is User:42, not Login
        `hint` helps, `reset` starts the step afresh
        """)
    #expect(session.prompt.plain == "tour 1/3, viper User:42> ")
  }

  @Test func `next does not leave a step undone, skip does`() {
    let session = session()
    session.run(line: "lesson tour") { _ in }
    #expect(
      session.answer("next") == """
        not yet: the screen has no "Sign in"; it shows "User", "Ann Appleseed", "Edit name", "Sign Out"
        not yet: the path is User:42, not Login
        `hint` helps, `skip` goes on without
        """)
    #expect(session.outputs("skip").map(\.status) == [.done])
    session.run(line: "prev") { _ in }
    #expect(
      session.answer("progress") == """
        A tour
          1  Sign out         skipped  you are here
          2  Say who you are  open
          3  What comes next  open
        """)
  }

  @Test func `a step is told to be done below the answers of the line that has reached it`() {
    let session = session(isInteractive: true)
    session.run(line: "lesson tour") { _ in }
    #expect(
      session.outputs("tap 'Sign Out'; log; undo; log").map(\.text.plain) == [
        "1  tap \"Sign Out\"", "taken back: tap \"Sign Out\"", "1  tap \"Sign Out\"  taken back",
        "✓ done; `next` goes on",
      ])
  }

  @Test func `reset starts the step afresh`() {
    let session = session()
    session.run(line: "lesson tour; tap 'Edit name'; reset") { _ in }
    #expect(session.prompt.plain == "tour 1/3 · viper User:42> ")
    #expect(session.answer("log") == "nothing has happened since the launch")
  }

  @Test func `the solution is shown and not carried out`() {
    let session = session()
    session.run(line: "lesson tour") { _ in }
    #expect(session.answer("solution") == "  tap \"Sign Out\"\ntype it yourself; there are other ways too")
    #expect(session.prompt.plain == "tour 1/3 · viper User:42> ")
  }

  @Test func `lessons are completed by their ids`() {
    #expect(Completer(session: session()).completion(of: "lesson ", at: 7).candidates == ["tour ", "more "])
  }

  @Test func `good lessons have no problems`() {
    #expect(session().lessonProblems().map(\.description) == [])
  }

  @Test func `a lesson that does not hold what it promises is reported with its line`() throws {
    let text = SampleLessons.files["01-tour.md"] ?? ""
    let broken = text.replacing("path is Login", with: "path is Nowhere").replacing(
      "type Name Bob", with: "tpye Name Bob")
    try Data(broken.utf8).write(to: folder.url.appending(path: "Lessons/01-tour.md"))
    #expect(
      session().lessonProblems().map(\.description) == [
        "Lessons/01-tour.md:18: the solution does not reach `path is Nowhere`: the path is Login",
        "Lessons/01-tour.md:39: `tpye Name Bob`: there is no command \"tpye\"; did you mean `type`?",
      ])
  }

  @Test func `what cannot be done in a lesson says why`() {
    let session = session()
    #expect(session.answer("next") == "no lesson is open; `lessons` lists them, `lesson <id>` opens one")
    #expect(session.answer("lesson tuor") == "there is no lesson \"tuor\"; did you mean `lesson tour`?")
    session.run(line: "lesson more") { _ in }
    #expect(session.answer("hint") == "this step has no hints; `lesson` shows it again")
    #expect(session.answer("answer 1") == "this step has no question; `check` says what is to be done")
    #expect(session.answer("prev") == "this is the first step of the lesson; `lessons` lists the others")
  }
}
