import Foundation
import HotCompiler
import Shell
import Testing

/// Workshops as the shell plays them, over a small one with two steps and a finished app.
final class WorkshopTests {
  private let folder: TemporaryFolder
  private let session: Session
  private let builder = FakeBuilder([
    "viper": .user, "mine": .user, "viper@start": .user, "viper@view": .user, "viper@router": .user,
  ])

  private static let questions = """
    | | at this step |
    |---|---|
    | who shows | `User` |
    | who decides | `User` |
    | who fetches | `User` |
    | who builds | `User` |
    | who navigates | nobody yet |
    | who keeps alive | a static |
    """

  private static let page = """
    ---
    id: vip
    title: VIPER
    wiring: viper
    architecture: VI
    ---
    # VIPER

    ## Step: start
    Everything is in one place. It works.

    \(questions)
    ```claims
    scenarios all
    rules none
    ```

    ## Step: view
    The view has moved out.

    \(questions)
    ```diff User
    ```
    ```claims
    scenarios none
    rules none
    ```
    ```exercise
    id: own-view
    title: A view of one's own
    task: Write a view.
    file: View.swift
    scenarios: [edit]
    goals:
      - screen shows "Sign in"
    wrong:
      - path: Exercises/own-view/nothing
        when: not screen shows "Sign in"
        says: |
          The screen is still the user's: nothing has signed out.
    ```

    ## Step: router
    The router navigates.

    \(questions)
    ```claims
    scenarios none
    rules none
    ```
    """

  init() throws {
    folder = try TemporaryFolder([
      "Workshops/VIPER/workshop.md": Self.page,
      "Workshops/VIPER/App/User.swift": "class User {\n  let router = Router()\n}\n",
      "Workshops/VIPER/App/Router.swift": "class Router {}\n",
      "Workshops/VIPER/Steps/01-view/User.swift": "class User {\n  let view = View()\n}\n",
      "Workshops/VIPER/Steps/01-view/View.swift": "class View {}\n",
      "Workshops/VIPER/Steps/01-view/absent": "Router.swift\n",
      "Workshops/UserApp/Start/User.swift": "class User {\n  var all = 1\n}\n",
      "Workshops/UserApp/Common/UserDomain/Name.swift": "struct Name {}\n",
      "Workshops/UserApp/Scenarios/edit.atl": "tap \"Edit name\"\nexpect path is User:42 EditName:42\ntap Cancel\n",
    ])
    let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent"]
    session = Session(
      wirings: WiringCatalog(workshops: folder.url.appending(path: "Workshops")), builder: builder,
      workshopPlace: WorkshopPlace(
        workspaces: folder.url.appending(path: "work"), imports: folder.url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: ["-I", "/kit"], link: []),
        environment: environment),
      folder: folder.url)
  }

  private func answer(_ line: String) -> String {
    session.answer(line)
      .replacing(folder.url.resolvingSymlinksInPath().standardizedFileURL.path, with: "FOLDER")
      .replacing(/\d+ \w{3} \d\d:\d\d:\d\d/, with: "TIME")
  }

  private var app: URL { folder.url.appending(path: "work/vip/App") }

  private func write(_ text: String, to name: String = "User.swift") throws {
    try Data(text.utf8).write(to: app.appending(path: name))
  }

  private func code(_ name: String = "User.swift") -> String? {
    try? String(contentsOf: app.appending(path: name), encoding: .utf8)
  }

  @Test func `a workshop opens with the idea of its step, and the code at one path`() {
    #expect(
      answer("workshop vip") == """
        your code is in `FOLDER/work/vip/App`

        0 of 2  start  vip

        Everything is in one place. It works.

        ┌─────────────────┬──────────────┐
        │                 │ at this step │
        ├─────────────────┼──────────────┤
        │ who shows       │ `User`       │
        │ who decides     │ `User`       │
        │ who fetches     │ `User`       │
        │ who builds      │ `User`       │
        │ who navigates   │ nobody yet   │
        │ who keeps alive │ a static     │
        └─────────────────┴──────────────┘

        `step` reads the whole page, `diff` shows what has changed, `step next` goes on

        mine: 31 files compiled in 0.9 s, launched
        """)
    #expect(code() == "class User {\n  var all = 1\n}\n")
  }

  @Test func `steps are listed with where one is and where one has written`() throws {
    _ = answer("workshop vip")
    try write("mine\n")
    _ = answer("step view")
    #expect(
      answer("steps") == """
          0  start   yours           Everything is in one place
        ▸ 1  view    here, 0/1 done  The view has moved out
          2  router                  The router navigates
        `step <n>` goes there, `peek <n>` only looks
        """)
    _ = answer("step prev")
    #expect(code() == "mine\n")
  }

  @Test func `the difference between steps is shown from their code`() {
    _ = answer("workshop vip; step next")
    #expect(
      answer("diff --code")
        == """
        viper@start → viper@view

        User.swift  +1 -1
          class User {
        - var all = 1
        """.replacing(
          "- var all = 1", with: "-   var all = 1\n+   let view = View()\n  }\n\nView.swift new  +1\n+ class View {}"))
    #expect(answer("diff --of View").contains("View.swift new  +1"))
    #expect(
      answer("diff start router --of Router") == "viper@start → viper@router\n\nRouter.swift new  +1\n+ class Router {}"
    )
  }

  @Test func `a conflict is one question with both sides, and nothing moves before the answer`() throws {
    _ = answer("workshop vip")
    try write("class User {\n  var mine = 2\n}\n")
    #expect(
      answer("step next --carry") == """
        you and the step 01-view have changed the same lines; nothing has moved

        App/User.swift  +1 -1
          class User {
        -   var mine = 2
        +   let view = View()
          }

        - is yours, + is the step's. `step next --prefer mine` goes with yours, `step next --prefer step` with the step's, \
        `step next` without your changes; whatever loses is kept, and `mine` lists it
        """)
    #expect(code() == "class User {\n  var mine = 2\n}\n")
    _ = answer("step next --prefer mine")
    #expect(code() == "class User {\n  var mine = 2\n}\n")
    #expect(code("View.swift") == "class View {}\n")
    #expect(answer("step next --prefer yours") == "\"yours\" does not fit; expected mine or step")
  }

  @Test func `every version is listed, shown and brought back`() throws {
    _ = answer("workshop vip")
    try write("one\n")
    _ = answer("mine")
    try write("two\n")
    #expect(
      answer("mine") == """
        1  TIME  00-start  saved  User.swift and 5 more
        2  TIME  00-start  saved  User.swift
        `mine <n>` shows one, `mine <n> --back` brings it back
        """)
    #expect(answer("mine 2") == "App/User.swift  +1 -1\n- one\n+ two")
    _ = answer("mine 1 --back")
    #expect(code() == "one\n")
    #expect(answer("mine 9") == "there is no version 9; `mine` lists 1 to 3")
  }

  @Test func `a file or the whole step is put back`() throws {
    _ = answer("workshop vip")
    try write("mine\n")
    #expect(answer("reset") == "<file> or step is missing: `reset <file>, or reset step for all of it`")
    #expect(
      answer("reset Usr.swift") == "the step has no file Usr.swift")
    #expect(
      answer("reset step") == """
        1 file as in the step again; what was there is kept, and `mine` lists it
        mine again: launched, screens equal
        """)
    #expect(code() == "class User {\n  var all = 1\n}\n")
  }

  @Test func `another step is looked at without going there`() {
    _ = answer("workshop vip")
    #expect(answer("peek router").hasPrefix("2 of 2  router  vip\n\nThe router navigates."))
    #expect(answer("peek 2 Router") == "Router.swift\nclass Router {}\n")
    #expect(answer("peek 7") == "viper has no step \"7\"; it has 0 to 2, and `steps viper` lists them")
  }

  @Test func `an exercise says what is asked for, and check what is missing`() {
    _ = answer("workshop vip; step next")
    #expect(
      answer("exercise") == """
        A view of one's own  own-view

        Write a view.

        in `FOLDER/work/vip/App/View.swift`

        □ compiles and launches
        □ scenario edit
        □ screen shows "Sign in"

        save your file, then `check`; before you have written anything it fails, as it should
        """)
    #expect(
      answer("check") == """
        ✓ compiles and launches
        ✓ scenario edit
        ✗ screen shows "Sign in"

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
              "task" : "screen shows \\"Sign in\\""
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
    try write("class User { let view = View() }\n")
    #expect(news().hasSuffix("\n  goals   + screen shows \"Sign in\""))
    builder.apps["mine"] = .user
    try write("class User {}\n")
    #expect(news().hasSuffix("\n  goals   - screen shows \"Sign in\""))
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
    #expect(opened == ["+1", app.appending(path: "User.swift").path])
  }

  @Test func `an editor opens the file that the exercise is about`() {
    _ = answer("workshop vip; step next")
    var opened: [String] = []
    session.environment["EDITOR"] = "vim"
    session.openEditor = { opened = $0.arguments }
    _ = answer("edit")
    #expect(opened == ["+1", app.appending(path: "View.swift").path])
  }

  @Test func `branches are exported for a class`() {
    #expect(
      answer("workshop export vip class") == """
        `FOLDER/class` has a branch for each step:
          main
          workshops/VIPER/01-view
          workshops/VIPER/02-router
        """)
    #expect(
      answer("workshop export vip class") == "FOLDER/class has files in it already; name a new folder or an empty one")
  }

  @Test func `a repository's branches become a workshop`() throws {
    _ = answer("workshop export vip class")
    #expect(
      answer("workshop import class") == """
        `class` is a workshop now; `workshop class` opens it
          0  start   Everything is in one place
          1  view    The view has moved out
          2  router  The router navigates
        """)
    builder.apps["class@view"] = .user
    #expect(answer("switch class@view") == "class@view: 31 files compiled in 0.9 s, launched")
    #expect(
      answer("diff class@start class@view --of View")
        == "class@start → class@view\n\nView.swift new  +1\n+ class View {}")
    #expect(
      answer("workshop import nowhere").contains("`git clone` failed"))
  }

  @Test(arguments: [
    ("step next", "no workshop is open; `workshop vip` opens one, with a folder for your own code"),
    ("workshop vpi", "there is no workshop \"vpi\"; did you mean `workshop vip`?"),
    ("workshop vip; step prev", "this is the first step; `step next` goes on"),
    ("workshop vip; exercise", "the step start has no exercise; `step view` leads to the next one"),
    ("switch viper@wiew", "viper has no step \"wiew\"; did you mean `viper@view`?"),
  ])
  func `what cannot be done says why, and what can`(line: String, problem: String) {
    #expect(answer(line).hasSuffix(problem))
  }

  @Test func `a step can be run and compared like a wiring`() {
    #expect(answer("switch viper@view") == "viper@view: 31 files compiled in 0.9 s, launched")
    #expect(session.prompt.plain == "viper@view User:42> ")
  }
}
