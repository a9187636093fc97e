import Foundation
import Shell
import Testing

/// Workshops as the shell plays them, over a small one with two steps and a finished app.
struct WorkshopTests {
  private let workshop: SampleWorkshop

  init() throws { workshop = try SampleWorkshop() }

  private func answer(_ line: String) -> String { workshop.answer(line) }

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
    #expect(workshop.code() == "class User {\n  var all = 1\n}\n")
  }

  @Test func `a workshop begins with its launch, whatever has happened elsewhere`() {
    _ = answer("switch viper; tap 'Sign Out'")
    #expect(
      answer("workshop vip").hasSuffix(
        """
        mine: 31 files compiled in 0.9 s, launched
        it begins with its launch: 1 event in viper is not replayed
        """))
    #expect(answer("log") == "nothing has happened since the launch")
  }

  @Test func `a workshop that is opened again goes on with what has happened to its code`() {
    _ = answer("workshop vip; tap 'Edit name'")
    #expect(answer("workshop vip").hasSuffix("mine again: 1 event replayed, screens equal"))
  }

  @Test func `a workshop whose code does not compile begins with its launch once it does`() throws {
    _ = answer("switch viper; tap 'Sign Out'; tap 'Nothing'")
    workshop.builder.failures["mine"] = .cannotCompile(.noFolder("mine"))
    _ = answer("workshop vip")
    workshop.builder.failures = [:]
    #expect(
      answer("workshop vip").hasSuffix(
        """
        mine: 31 files compiled in 0.9 s, launched
        it begins with its launch: 1 event in viper is not replayed
        """))
  }

  @Test func `steps are listed with where one is and where one has written`() throws {
    _ = answer("workshop vip")
    try workshop.write("mine\n")
    _ = answer("step view")
    #expect(
      answer("steps") == """
          0  start   yours           Everything is in one place
        ▸ 1  view    here, 0/1 done  The view has moved out
          2  router                  The router navigates
        `step <n>` goes there, `peek <n>` only looks
        """)
    _ = answer("step prev")
    #expect(workshop.code() == "mine\n")
  }

  @Test func `where no workshop is open, steps say whose they are`() {
    #expect(
      answer("steps") == """
        VIPER
          0  start             Everything is in one place
          1  view    0/1 done  The view has moved out
          2  router            The router navigates
        `switch viper@start` runs one
        """)
    #expect(answer("steps vip").hasPrefix("VIPER\n  0  start"))
  }

  @Test func `the step on the stage is compared with the one before it where no workshop is open`() {
    #expect(answer("diff --code") == "no workshop is open; `workshop vip` opens one, with a folder for your own code")
    _ = answer("switch viper@view")
    #expect(answer("diff --code").hasPrefix("viper@start → viper@view\n\nUser.swift  +1 -1\n"))
    #expect(answer("diff start --of View") == "viper@start → viper@view\n\nView.swift new  +1\n+ class View {}")
    _ = answer("switch viper@start")
    #expect(answer("diff") == "this is the first step; `diff start mine` compares it with your code")
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
    // The page that shows it has been read.
    #expect(answer("step").hasSuffix("\n`diff` shows what has changed, `step next` goes on"))
    #expect(
      answer("diff start router --of Router") == "viper@start → viper@router\n\nRouter.swift new  +1\n+ class Router {}"
    )
  }

  @Test func `a conflict is one question with both sides, and nothing moves before the answer`() throws {
    _ = answer("workshop vip")
    try workshop.write("class User {\n  var mine = 2\n}\n")
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
    #expect(workshop.code() == "class User {\n  var mine = 2\n}\n")
    _ = answer("step next --prefer mine")
    #expect(workshop.code() == "class User {\n  var mine = 2\n}\n")
    #expect(workshop.code("View.swift") == "class View {}\n")
    #expect(answer("step next --prefer yours") == "\"yours\" does not fit; expected mine or step")
  }

  @Test func `every version is listed, shown and brought back`() throws {
    _ = answer("workshop vip")
    try workshop.write("one\n")
    _ = answer("mine")
    try workshop.write("two\n")
    #expect(
      answer("mine") == """
        1  TIME  00-start  arrived  User.swift and 5 more
        2  TIME  00-start  saved  User.swift
        3  TIME  00-start  saved  User.swift
        `mine <n>` shows one, `mine <n> --back` brings it back
        """)
    #expect(answer("mine 3") == "App/User.swift  +1 -1\n- one\n+ two")
    _ = answer("mine 2 --back")
    #expect(workshop.code() == "one\n")
    #expect(answer("mine 9") == "there is no version 9; `mine` lists 1 to 4")
  }

  @Test func `a file or the whole step is put back`() throws {
    _ = answer("workshop vip")
    try workshop.write("mine\n")
    #expect(answer("reset") == "<file> or step is missing: `reset <file>` or `reset step`")
    #expect(
      answer("reset Usr.swift") == "the step has no file Usr.swift")
    #expect(
      answer("reset step") == """
        1 file as in the step again; what was there is kept, and `mine` lists it
        mine again: launched, screens equal
        """)
    #expect(workshop.code() == "class User {\n  var all = 1\n}\n")
  }

  @Test func `another step is looked at without going there`() {
    _ = answer("workshop vip")
    #expect(answer("peek router").hasPrefix("2 of 2  router  vip\n\nThe router navigates."))
    #expect(answer("peek 2 Router") == "Router.swift\nclass Router {}\n")
    workshop.session.terminal = Terminal(width: 24, isInteractive: true)
    #expect(answer("peek 2 User").contains("\n  let router = Router()\n"))
    workshop.session.terminal = Terminal()
    #expect(answer("peek 7") == "viper has no step \"7\"; it has 0 to 2, and `steps viper` lists them")
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
    workshop.builder.apps["class@view"] = .user
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
    ("switch viper@wiew", "viper has no step \"wiew\"; did you mean `switch viper@view`?"),
  ])
  func `what cannot be done says why, and what can`(line: String, problem: String) {
    #expect(answer(line).hasSuffix(problem))
  }

  @Test func `a step can be run and compared like a wiring`() {
    #expect(answer("switch viper@view") == "viper@view: 31 files compiled in 0.9 s, launched")
    #expect(workshop.session.prompt.plain == "viper@view User:42> ")
  }
}
