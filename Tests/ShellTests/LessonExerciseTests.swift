import Foundation
import HotCompiler
import Shell
import StageClient
import Testing

/// Steps of lessons in which code is written.
struct LessonExerciseTests {
  private let lesson: WritingLesson

  init() throws { lesson = try WritingLesson() }

  @Test func `a lesson makes a folder of its own, says what is asked for, and goes on once that is written`() throws {
    #expect(
      lesson.answer("lesson own") == """
        A line of one's own  4 minutes

        1/3  Write it

        One line is missing.

        Write the line that signs out.

        in `User.swift`, in the folder `FOLDER/work/lessons/own/App`

        □ compiles and launches
        □ scenario leave
        □ the screen shows "Sign in"
        `edit` opens the file; save it, then `check`
        """)
    #expect(lesson.session.prompt.plain == "own 1/3 · mine User:42> ")
    #expect(lesson.code() == "class User {\n  // here\n}\n")
    #expect(lesson.code("Router.swift") == "class Router {}\n")
    #expect(
      lesson.answer("check") == """
        ✓ compiles and launches
        ✗ scenario leave
        · the screen shows "Sign in"

        line 1: expected screen shows "Sign in": the screen has no "Sign in"; it shows "User", "Ann Appleseed", \
        "Edit name", "Sign Out"
        expected
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        actual
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘

        Nobody has left.

        `hint` helps, `solution` shows a way and replaces nothing
        """)
    #expect(
      lesson.answer("next") == """
        not yet: the exercise: `check` says what it lacks
        `hint` helps, `skip` goes on without
        """)
    #expect(lesson.answer("hint") == "Ann is still here.\n`hint` again says more (1 of 2)")
    #expect(
      lesson.answer("solution") == """
        User.swift  +1 -1
          class User {
        -   // here
        +   func signOut() {}
          }
        there are other ways too: `diff mine reference` compares yours with this one, and replaces nothing
        """)
    lesson.builder.apps["mine"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
    #expect(
      lesson.answer("check") == """
        ✓ compiles and launches
        ✓ scenario leave
        ✓ the screen shows "Sign in"

        ✓ reached; one question:

        Was it long?
          1  no
          2  yes
        type the number of your answer
        """)
    #expect(lesson.answer("answer 1") == "✓ right, because it was a line\n✓ done; `next` goes on")
  }

  @Test func `a step says what is to be done also where its app does not survive the launch`() throws {
    lesson.builder.apps["mine"]?.launchFailure = StageFailure(.exit(status: 2))
    #expect(
      lesson.answer("lesson own").hasSuffix(
        """
        `edit` opens the file; save it, then `check`

        mine stopped while it was launched: the app ended its own process with status 2
        fix its code, then `switch mine`
        """))
    #expect(
      lesson.answer("screen")
        == "no app is running: mine does not get as far as a screen; save it anew, and the shell tries again")
  }

  @Test func `a test of several lessons needs more than one`() {
    #expect(lesson.answer("lessons --test 1-1") == "there is no question to ask here; `lessons` lists the lessons")
  }

  @Test func `after a long answer an exercise's way is said again`() throws {
    lesson.answer("lesson own")
    lesson.session.terminal = Terminal(width: 80, height: 10, isInteractive: true)
    #expect(lesson.answer("?").hasSuffix("\n`edit` opens the file; save it, then `check`"))
  }

  @Test func `what was written is there again, and every version of it is kept`() throws {
    lesson.answer("lesson own")
    try lesson.write("class User {\n  // mine\n}\n")
    lesson.answer("check")
    lesson.reopen()
    lesson.answer("lesson own")
    #expect(lesson.code() == "class User {\n  // mine\n}\n")
    #expect(
      lesson.answer("reset step").hasPrefix("1 file as in the step again; what was there is kept, and `mine` lists it"))
    #expect(lesson.code() == "class User {\n  // here\n}\n")
    #expect(lesson.answer("mine 2 --back").hasPrefix("version 2 is back; what was there is kept"))
    #expect(lesson.code() == "class User {\n  // mine\n}\n")
    #expect(lesson.answer("reset Nowhere.swift") == "the step has no file Nowhere.swift")
  }

  @Test func `after free play in another wiring, reset is back at one's own code`() throws {
    lesson.answer("lesson own")
    try lesson.write("class User {\n  // mine\n}\n")
    lesson.answer("switch viper; tap 'Edit name'")
    #expect(lesson.session.prompt.plain == "own 1/3 · viper EditName:42> ")
    #expect(
      lesson.answer("reset").hasPrefix(
        """
        the app begins afresh; what you have written stays (`reset <file>` or `reset step` puts back the step's)

        1/3  Write it

        """))
    #expect(lesson.session.prompt.plain == "own 1/3 · mine User:42> ")
    #expect(lesson.answer("log") == "nothing has happened since the launch")
    #expect(lesson.code() == "class User {\n  // mine\n}\n")
  }

  @Test func `an editor opens the file that the exercise is about`() {
    lesson.answer("lesson own")
    var opened: [String] = []
    lesson.session.environment["EDITOR"] = "vim"
    lesson.session.openEditor = { opened = $0.arguments }
    lesson.answer("edit")
    #expect(opened.map(lesson.shortened) == ["+1", "FOLDER/work/lessons/own/App/User.swift"])
  }

  @Test func `an exercise of a workshop is done in its workspace, and the workshop is open after the lesson`() {
    lesson.answer("lesson own; skip")
    #expect(
      lesson.answer("lesson") == """
        2/3  In the workshop

        Write a view.

        □ compiles and launches
        □ the path is Login
        `edit <type>` opens its file; save it, then `check`
        """)
    #expect(FileManager.default.fileExists(atPath: lesson.folder.url.appending(path: "work/vip/App/User.swift").path))
    #expect(lesson.answer("step").hasPrefix("0 of 1  view  vip"))
    lesson.builder.apps["mine"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
    #expect(
      lesson.answer("check") == """
        ✓ compiles and launches
        ✓ the path is Login

        ✓ done; `next` goes on
        """)
    lesson.answer("next; next")
    #expect(lesson.answer("check").hasPrefix("✓ compiles and launches"))
    #expect(lesson.answer("workshop").contains("✓ A view of one's own"))
  }

  @Test func `a repair begins with the fault, and what was there is kept`() throws {
    let asked = "id: own-view\nworkshop: vip\nstep: view\n"
    let repair = """
      id: repair
      title: A faulty router
      task: Find the fault.
      workshop: vip
      step: router
      variation: faulty
      goals: [path is Login]

      """
    let lesson = try WritingLesson(lesson: WritingLesson.lesson.replacing(asked, with: repair))
    #expect(
      lesson.answer("lesson own; skip").contains(
        "\nthe fault is in your code now; what was there is kept, and `mine` lists it\n2/3  In the workshop\n"))
    let router = lesson.folder.url.appending(path: "work/vip/App/Router.swift")
    #expect(try String(contentsOf: router, encoding: .utf8) == "class Router { var faulty = true }\n")
    // What is repaired stays so.
    try Data("class Router {}\n".utf8).write(to: router)
    lesson.answer("next; prev")
    #expect(try String(contentsOf: router, encoding: .utf8) == "class Router {}\n")
  }

  @Test func `beside a lesson's own folder no workshop is open, and the one that was is open again after it`() {
    lesson.answer("workshop vip")
    lesson.answer("lesson own")
    #expect(
      lesson.answer("step next")
        == "that is about a workshop's steps; in a lesson, `next` and `prev` go from step to step")
    #expect(
      lesson.answer("exercise line --start")
        == "line begins with the step's code, which you have; there is no fault to put in")
    lesson.answer("skip; skip; next")
    #expect(lesson.answer("step").hasPrefix("0 of 1  view  vip"))
  }

  @Test func `code that does not compile is told of, and can be edited`() {
    let error = Diagnostic(
      severity: .error, file: "User.swift", line: 1, column: 1, message: "cannot find 'Router'", sourceLine: "")
    lesson.builder.failures["mine"] = .doesNotCompile(CompileFailure(app: "mine", diagnostics: [error]))
    #expect(
      lesson.answer("lesson own").hasSuffix(
        """
        `edit` opens the file; save it, then `check`

        mine does not compile: 1 error
        User.swift:1:1: error: cannot find 'Router'
        """))
    #expect(lesson.answer("hint") == "Look at the end of the file.\nthat was the last hint; `solution` shows a way")
  }

  @Test func `a fault to be repaired is there from the beginning`() throws {
    let faulty = WritingLesson.lesson.replacing("reference: reference", with: "variation: faulty")
    let lesson = try WritingLesson(lesson: faulty)
    lesson.answer("lesson own")
    #expect(lesson.code("Router.swift") == "class Router { var faulty = true }\n")
  }

  @Test func `the checker plays start, right and wrong solutions`() throws {
    func problems(_ part: String = "", _ change: String = "") throws -> String {
      let lesson = try WritingLesson(lesson: WritingLesson.lesson.replacing(part, with: change))
      lesson.builder.apps["viper"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
      let exercises = try LessonExerciseChecker(session: lesson.session, memory: nil).problems().map(\.description)
      return (exercises + lesson.session.lessonProblems().map(\.description)).joined(separator: "\n")
    }
    #expect(try problems() == "")
    #expect(
      try problems("scenarios: [leave]\ngoals:\n  - screen shows \"Sign in\"", "scenarios: [stay]") == """
        Lessons/01-own.md:10: the exercise line is done before anything was written
        Lessons/01-own/reference: does not pass line: scenario stay: line 1: expected path is User:42: the path is Login
        Lessons/01-own/wrong: line does not know this wrong solution by its signs, or it passes
        """)
    #expect(
      try problems("when: path is User:42", "when: path is Login") == """
        Lessons/01-own/reference: is right, and line sees the signs of wrong in it
        Lessons/01-own/wrong: line does not know this wrong solution by its signs, or it passes
        """)
    #expect(
      try problems("id: own-view", "id: other")
        == "Lessons/01-own.md:40: the step view has no exercise \"other\"; `exercise` shows what it has")
    #expect(
      try problems("when path is User:42", "when path is Nowhere") == """
        Lessons/01-own.md:24: this hint fits neither on the way to the goal nor on a wrong turn; declare a `turn` that \
        leads to where it does
        """)
    let unknown = try problems("reference: reference", "variation: fautly")
    #expect(
      unknown == """
        Lessons/01-own.md:10: viper has no variation "fautly"; did you mean `faulty`?
        Lessons/01-own.md:10: the code of this exercise cannot be put on the stage: viper has no variation "fautly"; \
        did you mean `faulty`?
        """)
  }

  @Test func `a question about the solution needs one that runs`() throws {
    let quiz = "```quiz graph\nWho holds it?\nanswers: ? -> User\n```\n\n## In the workshop"
    let text = WritingLesson.lesson.replacing("## In the workshop", with: quiz)
    let lesson = try WritingLesson(lesson: text)
    lesson.builder.failures["viper+Start+reference"] = .unwritable(file: "build", reason: "disk full")
    #expect(
      lesson.session.lessonProblems().map(\.description) == [
        """
        Lessons/01-own.md:10: the code of this exercise cannot be put on the stage: build cannot be \
        written: disk full; set ATELIER_HOME to a folder that can be
        """
      ])
  }

  @Test func `an exercise begins with a wiring, which brings scenarios and modules`() throws {
    let lesson = try WritingLesson(
      lesson: WritingLesson.lesson.replacing("reference: reference", with: "wiring: ./elsewhere\nreference: reference"))
    let folder = lesson.folder.url.appending(path: "elsewhere")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "App.swift"))
    #expect(
      lesson.answer("lesson own") == "elsewhere belongs to no workshop; an exercise begins with one of the wirings")
  }
}
