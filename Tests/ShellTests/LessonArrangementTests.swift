import Foundation
import HotCompiler
import Shell
import Testing

/// Steps of lessons in which the parts of real code are put in order.
struct LessonArrangementTests {
  private static let code = """
    struct Configurator {
      func configure() -> View {
        let presenter = Presenter()
        let view = View(output: presenter)
        presenter.view = view
        return view
      }
    }

    """

  private static let arrange = """
    ```arrange Configurator.configure
    distractor: view.presenter = presenter
    play: tap "Sign Out"
    goal: path is Login
    > The way back is set last.
    ```
    """

  private let lesson: WritingLesson

  init() throws { lesson = try Self.lesson(Self.arrange) }

  private static func lesson(_ block: String, after: String = "") throws -> WritingLesson {
    let text = """
      ---
      id: own
      title: In order
      wiring: viper
      minutes: 4
      ---
      # In order
      ## Put it together
      What needs what?
      \(block)
      \(after)
      ## Read on
      That was all.

      """
    let lesson = try WritingLesson(lesson: text)
    try Data(code.utf8).write(to: lesson.folder.url.appending(path: "Workshops/VIPER/App/Configurator.swift"))
    lesson.builder.apps["viper+arranged"] = .user
    return lesson
  }

  private func fail(_ message: String, line: Int, _ source: String) {
    lesson.builder.failures["viper+arranged"] = .doesNotCompile(
      CompileFailure(
        app: "viper+arranged",
        diagnostics: [
          Diagnostic(
            severity: .error, file: "arranged/Configurator.swift", line: line, column: 1, message: message,
            sourceLine: "    \(source)")
        ]))
  }

  @Test func `a step shows the parts mixed with others, and a right order does it`() {
    #expect(
      lesson.answer("lesson own") == """
        In order  4 minutes

        1/2  Put it together

        What needs what?

        func configure() -> View {
          1  return view
          2  let view = View(output: presenter)
          3  view.presenter = presenter
          4  presenter.view = view
          5  let presenter = Presenter()
        }

        □ the path is Login
        type the numbers in order, as in `arrange 3 1 2`; not all parts belong there
        """)
    #expect(
      lesson.answer("arrange 5 2 4 1") == """
        ✓ right: it compiles, launches, and does what is asked for
        The way back is set last.

        ✓ done; `next` goes on
        """)
    #expect(lesson.answer("next").hasPrefix("2/2  Read on"))
  }

  @Test func `a wrong order is answered with the compiler's words at the part, and after two tries two are joined`() {
    lesson.answer("lesson own")
    fail("cannot find 'presenter' in scope", line: 3, "let view = View(output: presenter)")
    #expect(
      lesson.answer("2 5") == """
        ✗ part 2: cannot find 'presenter' in scope
            let view = View(output: presenter)
        `hint` joins two parts that belong together, `arrange` shows them all
        """)
    fail("missing return in instance method expected to return 'View'", line: 5, "}")
    #expect(
      lesson.answer("5 2") == """
        ✗ Configurator.configure: missing return in instance method expected to return 'View'

        two that belong together are one part now:

        func configure() -> View {
          1  return view
          2  view.presenter = presenter
          3  presenter.view = view
          4  let presenter = Presenter()
             let view = View(output: presenter)
        }
        `hint` joins two parts that belong together, `arrange` shows them all
        """)
    // It is kept how far they are joined.
    lesson.reopen()
    lesson.answer("lesson own")
    #expect(lesson.answer("arrange").contains("  4  let presenter = Presenter()\n     let view"))
  }

  @Test func `an order that compiles is told which goal it misses`() {
    lesson.answer("lesson own")
    lesson.builder.apps["viper+arranged"] = FakeApp(launch: .user()) { _, screen in .shows(screen) }
    #expect(
      lesson.answer("arrange 5") == """
        ✗ it runs, but the path is User:42, not Login
        `hint` joins two parts that belong together, `arrange` shows them all
        """)
    lesson.builder.apps["viper+arranged"] = FakeApp(launch: .user()) { _, _ in .refuses("there is no button") }
    #expect(lesson.answer("arrange 5").hasPrefix("✗ it runs, but `tap \"Sign Out\"` does not: there is no button\n"))
    lesson.builder.failures["viper+arranged"] = .noAppRuns(firstToTry: nil)
    #expect(lesson.answer("arrange 4").hasPrefix("✗ it compiles, and does not launch: "))
    #expect(
      lesson.answer("next") == """
        not yet: the code is not in order: `arrange` shows its parts
        `hint` helps, `skip` goes on without
        """)
    #expect(lesson.answer("check") == "`arrange` shows the parts to put in order, `hint` joins two of them")
  }

  @Test func `a hint joins two parts, the solution shows the code`() {
    lesson.answer("lesson own")
    #expect(
      lesson.answer("hint") == """
        two that belong together are one part now:

        func configure() -> View {
          1  return view
          2  view.presenter = presenter
          3  presenter.view = view
          4  let presenter = Presenter()
             let view = View(output: presenter)
        }
        """)
    #expect(
      lesson.answer("hint; hint") == """
        two that belong together are one part now:

        func configure() -> View {
          1  view.presenter = presenter
          2  presenter.view = view
             return view
          3  let presenter = Presenter()
             let view = View(output: presenter)
        }
        no more parts can be joined; `solution` shows the code as it is written
        """)
    #expect(
      lesson.answer("solution") == """
            func configure() -> View {
              let presenter = Presenter()
              let view = View(output: presenter)
              presenter.view = view
              return view
            }
        `arrange 3 2` puts it so; there may be other orders that do as well
        """)
  }

  @Test func `numbers that name no parts are refused`() {
    lesson.answer("lesson own")
    #expect(
      lesson.answer("arrange 1 9") == "\"1 9\" does not fit; expected numbers from 1 to 5, each of them once at most")
    #expect(
      lesson.answer("arrange 1,1") == "\"1 1\" does not fit; expected numbers from 1 to 5, each of them once at most")
    #expect(lesson.answer("arrange one") == "\"one\" does not fit; expected the numbers of parts, as in 3 1 2")
    lesson.answer("skip")
    #expect(lesson.answer("arrange") == "this step has nothing to put in order; `lesson` shows it again")
    lesson.answer("lesson off")
    #expect(lesson.answer("arrange 1") == "no lesson is open; `lesson own` goes on where you left it, at step 2/2")
  }

  @Test func `numbers alone are an order first, and an answer then`() throws {
    let quiz = "```quiz\nDone?\n- [x] yes\n  - because it is\n- [ ] no\n  - because it is not\n```"
    let lesson = try Self.lesson(Self.arrange, after: quiz)
    lesson.answer("lesson own")
    #expect(
      lesson.answer("5 2 4 1").hasSuffix(
        """
        ✓ reached; one question:

        Done?
          1  yes
          2  no
        type the number of your answer
        """))
    #expect(lesson.answer("1") == "✓ right, because it is\n✓ done; `next` goes on")
  }

  @Test func `an arrange that is not written as it should be is reported`() throws {
    func problems(_ block: String) throws -> [String] {
      let lesson = try Self.lesson(block)
      return withExtendedLifetime(lesson) { lesson.session.lessonProblems().map(\.description) }
    }
    let twice = try problems(
      "```arrange\ngoal: path is Login\n```\n```arrange A.b\ngoal: valid\n```\n```hint\nLook.\n```")
    #expect(
      twice == [
        "Lessons/01-own.md:10: write the member to be arranged behind the word: `arrange UserConfigurator.configure`",
        "Lessons/01-own.md:13: this step has an `arrange` already; write a step for each",
        "Lessons/01-own.md:16: a step with an `arrange` has no `hint`: the `arrange` says what must hold, and the code "
          + "what is right",
      ])
    let empty = try problems("```arrange A.b\nwiring: vipper\nplay: tpa Save\nSome words.\n```")
    #expect(
      empty == [
        "Lessons/01-own.md:10: this `arrange` has no `goal:`, so that any order would do that compiles",
        "Lessons/01-own.md:10: there is no wiring \"vipper\"; did you mean viper?",
        "Lessons/01-own.md:12: `tpa Save`: there is no command \"tpa\"; did you mean `tap`?",
        "Lessons/01-own.md:13: an `arrange` has lines `wiring:`, `file:`, `distractor:`, `play:`, `goal:`, and a quote; "
          + "move other words above it",
      ])
  }
}

/// What the checker says of the parts that lessons have put in order.
struct ArrangementCheckTests {
  private static let code = """
    func make() -> View {
      let view = View()
      view.load()
      return view
    }
    func twice() {}
    func short() {
      load()
    }

    """

  private func problems(_ block: String, app: FakeApp, isQuick: Bool = false) throws -> [String] {
    let text = "---\nid: own\ntitle: Own\nwiring: viper\nminutes: 4\n---\n# Own\n## One\n\(block)\n"
    let lesson = try WritingLesson(lesson: text)
    let folder = lesson.folder.url.appending(path: "Workshops/VIPER/App")
    try Data(Self.code.utf8).write(to: folder.appending(path: "Making.swift"))
    try Data("func twice() {}\n".utf8).write(to: folder.appending(path: "Other.swift"))
    lesson.builder.apps["viper+arranged"] = app
    return try ArrangementChecker(session: lesson.session, memory: nil).problems(isQuick: isQuick).map(\.description)
  }

  private func block(_ member: String, _ line: String = "") -> String {
    "```arrange \(member)\n\(line)\ndistractor: view.unload()\ngoal: path is User:42\n```"
  }

  @Test func `the code's own order must pass`() throws {
    #expect(
      try problems(block("make"), app: FakeApp(launch: .login()) { _, screen in .shows(screen) }) == [
        "Lessons/01-own.md:9: the parts of make in their own order do not pass: path is User:42: the path is Login"
      ])
  }

  @Test func `no part may be left out, and none may be added`() throws {
    #expect(
      try problems(block("make"), app: .user) == [
        "Lessons/01-own.md:9: make passes without `let view = View()`; add a goal that needs it",
        "Lessons/01-own.md:9: make passes without `view.load()`; add a goal that needs it",
        "Lessons/01-own.md:9: make passes without `return view`; add a goal that needs it",
        "Lessons/01-own.md:9: make passes with `view.unload()` added; choose another distractor, or add a goal",
      ])
    #expect(try problems(block("make"), app: .user, isQuick: true) == [])
  }

  @Test func `the member must be there once, with parts`() throws {
    #expect(try problems(block("nothing"), app: .user) == ["Lessons/01-own.md:9: viper declares no nothing"])
    #expect(
      try problems(block("make", "file: Other.swift"), app: .user) == [
        "Lessons/01-own.md:9: Other.swift of viper declares no make"
      ])
    #expect(
      try problems(block("twice"), app: .user) == [
        "Lessons/01-own.md:9: several files declare twice: Making.swift, Other.swift; name one with `file:`"
      ])
    #expect(
      try problems(block("twice", "file: Making.swift"), app: .user) == [
        "Lessons/01-own.md:9: twice has no statements or members on lines of their own"
      ])
    #expect(
      try problems(block("short"), app: .user, isQuick: true) == [
        "Lessons/01-own.md:9: short has too few parts to be put in order"
      ])
  }
}
