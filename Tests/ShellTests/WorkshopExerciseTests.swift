import Foundation
import HotCompiler
import Shell
import Testing

/// Exercises of a workshop: what is asked for, what `check` says, and the editor.
struct WorkshopExerciseTests {
  private let workshop: SampleWorkshop
  private var session: Session { workshop.session }
  private var builder: FakeBuilder { workshop.builder }

  init() throws { workshop = try SampleWorkshop() }

  private func answer(_ line: String) -> String { workshop.answer(line) }

  @Test func `hint and solution say what there is instead in a workshop`() {
    _ = answer("workshop vip; step next; exercise")
    #expect(
      answer("hint") == """
        a workshop has no hints; `check` says what its exercise lacks, `diff mine reference` shows a solution beside yours
        """)
    #expect(
      answer("solution")
        == "that is for lessons; in a workshop `diff mine reference` shows a solution beside yours, and replaces nothing"
    )
  }

  @Test func `next says how one goes on in a workshop`() {
    _ = answer("workshop vip")
    #expect(
      answer("next") == "in a workshop `step next` goes on, to view; `check` looks at this step's exercises")
    _ = answer("step next; step next")
    #expect(answer("next") == "this is the last step, the finished app; `step prev` goes back")
  }

  @Test func `a scenario that stops is shown with its line`() {
    _ = answer("workshop vip; step next; exercise")
    builder.apps["mine"] = .user.answering { event, _ in
      event == .tap("Cancel") ? .refuses("there is no \"Cancel\" on the screen") : nil
    }
    #expect(answer("check").contains("\n\nline 3, `tap Cancel`: there is no \"Cancel\" on the screen\n"))
  }

  @Test func `an exercise says what is asked for, and check what is missing`() {
    _ = answer("workshop vip; step next")
    #expect(
      answer("exercise") == """
        A view of one's own  own-view

        Write a view.

        in `View.swift`, in the folder `FOLDER/work/vip/App`

        □ compiles and launches
        □ scenario edit
        □ the screen shows "Sign in"

        save your file, then `check`; before you have written anything it fails, as it should
        """)
    #expect(
      answer("check") == """
        ✓ compiles and launches
        ✓ scenario edit
        ✗ the screen shows "Sign in"

        the screen has no "Sign in"; it shows "User", "Ann Appleseed", "Edit name", "Sign Out"

        The screen is still the user's: nothing has signed out.

        `diff mine reference` shows a solution beside yours, and replaces nothing
        """)
    builder.apps["mine"] = FakeApp(launch: .user()) { _, _ in .shows(.login()) }
    #expect(
      answer("check --json") == """
        {
          "exercise" : "own-view",
          "passed" : false,
          "tasks" : [
            {
              "status" : "passed",
              "task" : "compiles and launches"
            },
            {
              "actual" : "┌ Sign in ─────────────────────────────┐\\n│ Name [              ]                │\\n│ [·Sign in·]                          │\\n└──────────────────────────────────────┘",
              "expected" : "╭ Edit name ───────────────────────────╮\\n│ First name [ Ann          ]          │\\n│ [ Cancel ] [·Save·]                  │\\n╰──────────────────────────────────────╯",
              "message" : "line 2: expected path is User:42 EditName:42: the path is Login",
              "status" : "failed",
              "task" : "scenario edit"
            },
            {
              "status" : "open",
              "task" : "the screen shows \\"Sign in\\""
            }
          ]
        }
        """)
    builder.apps["mine"] = FakeApp.user.answering { event, screen in
      event == .tap("Cancel") ? .shows(.login()) : nil
    }
    #expect(answer("check").hasSuffix("✓ done; `diff mine reference` compares it, `step next` goes on"))
    #expect(answer("exercise other") == "the step view has no exercise \"other\"; `exercise` shows what it has")
  }

  @Test func `a repair begins with the fault, and what was there is kept`() throws {
    let workshop = try SampleWorkshop(
      end: """
        ```exercise
        id: repair-user
        title: A user that stays
        task: Repair it.
        variation: kept
        goals:
          - screen shows "Sign in"
        ```
        ```exercise
        id: repair-router
        title: A router that stays
        task: Repair it.
        variation: kept
        goals:
          - screen shows "Sign in"
        ```
        """,
      files: ["Workshops/VIPER/Variations/kept/User.swift": "class User { static let kept = User() }\n"])
    let answer = workshop.answer
    workshop.builder.apps["mine"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
    _ = answer("workshop vip; step router")
    #expect(
      answer("check repair-user")
        == "there is nothing to repair in your code yet; `exercise repair-user --start` puts the fault into it")

    try workshop.write("class User { let mine = 1 }\n")
    workshop.builder.apps["mine"] = .user
    #expect(
      answer("exercise repair-user --start") == """
        the fault is in your code now; what was there is kept, and `mine` lists it
        mine again: launched, screens differ from the launch on
                                 before   now
          path                   Login    User:42
          title                  Sign in  User
          field "Name"           there    –
          button "Sign in"       there    –
          label "Ann Appleseed"  –        there
          button "Edit name"     –        there
          button "Sign Out"      –        there
        """)
    #expect(workshop.code() == "class User { static let kept = User() }\n")
    #expect(answer("check").contains("✗ the screen shows \"Sign in\""))

    workshop.builder.apps["mine"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
    #expect(answer("check").hasSuffix("✓ done; `diff mine reference` compares it, `exercise repair-router` is next"))
    #expect(
      answer("check repair-router")
        .hasSuffix("✓ done; `diff mine reference` compares it, and nothing is left at this step"))
  }

  @Test func `errors in what was saved come first in a check`() throws {
    _ = answer("workshop vip; step next; exercise")
    for _ in 1...3 { session.takeUpSaves { _ in } }
    func error(_ file: String) -> Diagnostic {
      Diagnostic(severity: .error, file: file, line: 1, column: 1, message: "cannot find 'Router'", sourceLine: "")
    }
    let errors = (1...9).map { error("App\($0).swift") } + [error("User.swift")]
    builder.failures["mine"] = .doesNotCompile(CompileFailure(app: "mine", diagnostics: errors))
    try workshop.write("class User { let router = Router() }\n")
    var isTold = false
    for _ in 1...2000 where !isTold {
      var descriptors = session.watchedDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&descriptors, nfds_t(descriptors.count), 10)
      session.takeUpSaves { _ in isTold = true }
    }
    #expect(
      answer("check").contains(
        """
        mine does not compile: 10 errors
        User.swift:1:1: error: cannot find 'Router'
        App1.swift:1:1: error: cannot find 'Router'
        """))
  }

  @Test func `Ctrl-C during a check is not taken for a wrong solution`() {
    _ = answer("workshop vip; step next")
    session.appSession.isCancelled = { true }
    #expect(answer("check") == "stopped before it was done; nothing has changed")
  }

  @Test func `a save says which goals of the exercise it has reached`() throws {
    _ = answer("workshop vip; step next; exercise")
    func news() -> String {
      var texts: [String] = []
      for _ in 1...2000 where texts.isEmpty {
        var descriptors = session.watchedDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&descriptors, nfds_t(descriptors.count), 10)
        session.takeUpSaves { texts.append($0.text.plain) }
      }
      return texts.joined(separator: "\n")
    }
    for _ in 1...3 { session.takeUpSaves { _ in } }
    builder.apps["mine"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
    try workshop.write("class User { let view = View() }\n")
    #expect(news().hasSuffix("\n  goals   + the screen shows \"Sign in\""))
    builder.apps["mine"] = .user
    try workshop.write("class User {}\n")
    #expect(news().hasSuffix("\n  goals   - the screen shows \"Sign in\""))
  }

  @Test func `code that does not compile is arrived at, and can be edited`() {
    let error = Diagnostic(
      severity: .error, file: "User.swift", line: 1, column: 1, message: "cannot find 'Router'", sourceLine: "")
    builder.failures["mine"] = .doesNotCompile(CompileFailure(app: "mine", diagnostics: [error]))
    #expect(
      answer("workshop vip").hasSuffix(
        """
        `step` reads the whole page, `diff` shows what has changed, `step next` goes on

        mine does not compile: 1 error
        User.swift:1:1: error: cannot find 'Router'
        """))
    var opened: [String] = []
    session.environment["EDITOR"] = "vim"
    session.openEditor = { opened = $0.arguments }
    _ = answer("edit User")
    #expect(opened == ["+1", workshop.app.appending(path: "User.swift").path])
  }

  @Test func `an editor opens the file that the exercise is about`() {
    _ = answer("workshop vip; step next")
    var opened: [String] = []
    session.environment["EDITOR"] = "vim"
    session.openEditor = { opened = $0.arguments }
    _ = answer("edit")
    #expect(opened == ["+1", workshop.app.appending(path: "View.swift").path])
  }
}
