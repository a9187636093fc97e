import Foundation
import Shell
import StageProtocol
import Testing

/// What a person reads who answers the questions of a lesson.
struct LessonQuestionTests {
  private static let who = """
    ```quiz
    Who *decides*?
    look: trace
    - [ ] the view
      - because it only reports
    - [x] the presenter
      - because it calls the router
    - [ ] the window
      - because it only shows
    > It asks the router.
    ```
    """

  @Test func `what stands below the questions is said once the step is done`() throws {
    let session = try Session.asking(Self.who + "\n\nYou can now tell a colleague *who decides*.")

    #expect(
      session.transcript("2") == """
        asking 1/1 · viper User:42> 2
        ✓ right, because it calls the router
        It asks the router.

        You can now tell a colleague who decides.

        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `a step that is shown again says that its question is answered`() throws {
    let session = try Session.asking(Self.who)
    #expect(session.answer("2; lesson asking").hasSuffix("\n\nthe question is answered; `next` goes on"))
  }

  @Test func `with accessible on the verdict is said once, in words`() throws {
    #expect(
      try Session.asking(Self.who).transcript("set accessible on", "1").contains("\nno, because it only reports"))
  }

  @Test func `a wrong answer is told why, and from the second on the choices are not the same again`() throws {
    #expect(
      try Session.asking(Self.who).transcript("1", "answer 3", "3", "3") == """
        asking 1/1 · viper User:42> 1
        ✗ no, because it only reports
        asking 1/1 · viper User:42> answer 3
        ✗ no, because it only shows
        before you answer again, look: `trace`

        Who decides?
          1  the presenter
          2  the window
          3  the view
        type the number of your answer
        asking 1/1 · viper User:42> 3
        ✗ no, because it only reports
        before you answer again, look: `trace`

        Who decides?
          1  the window
          2  the view
          3  the presenter
        type the number of your answer
        asking 1/1 · viper User:42> 3
        ✓ right, because it calls the router
        It asks the router.
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `several right choices are answered by their numbers, and half an answer is no wrong one`() throws {
    let quiz = """
      ```quiz
      Which of them are decided *elsewhere*?
      - [x] the name
        - Somebody has given it.
      - [ ] the number
        - It is counted here.
      - [x] the end
        - because others wait for it
      ```
      """
    #expect(
      try Session.asking(quiz).transcript("lesson", "1", "1 2", "1,3") == """
        asking 1/1 · viper User:42> lesson
        1/1  Ask

        Which of them are decided elsewhere?
          1  the name
          2  the number
          3  the end
        several are right; type their numbers: `1 2`
        asking 1/1 · viper User:42> 1
        ✗ right so far, but that is not all
        asking 1/1 · viper User:42> 1 2
        ✗ no: It is counted here.
        before you answer again, read the step again: `lesson`

        Which of them are decided elsewhere?
          1  the number
          2  the end
          3  the name
        several are right; type their numbers: `1 2`
        asking 1/1 · viper User:42> 1,3
        ✗ no: It is counted here.
        before you answer again, read the step again: `lesson`

        Which of them are decided elsewhere?
          1  the end
          2  the name
          3  the number
        several are right; type their numbers: `1 2`
        """)
  }

  @Test func `a wrong answer to a question to the graph names the real reference`() throws {
    var app = FakeApp.user
    app.graph = ObjectGraph(
      kind: .ownership,
      nodes: ["Window", "UserViewController", "UserPresenter"].map { ObjectGraph.Node(id: $0, type: $0) },
      edges: [
        ObjectGraph.Edge(from: "Window", to: "UserViewController", label: "root", strength: .strong, via: .field),
        ObjectGraph.Edge(
          from: "UserViewController", to: "UserPresenter", label: "onTap", strength: .strong, via: .closure,
          place: SourceIndex.Location(file: "User/UserViewController.swift", line: 12)),
      ])
    let quiz = "```quiz graph\nWho keeps it?\nanswers: ? -> UserPresenter strong\n```"
    #expect(
      try Session.asking(quiz, app: app).transcript("2", "2", "2") == """
        asking 1/1 · viper User:42> 2
        ✗ no: `Window` holds `UserPresenter` only through others, and not directly. In
          the graph, `UserViewController.onTap` holds `UserPresenter` strongly in a
          closure (User/UserViewController.swift:12)
        asking 1/1 · viper User:42> 2
        ✗ no: `Window` holds `UserPresenter` only through others, and not directly. In
          the graph, `UserViewController.onTap` holds `UserPresenter` strongly in a
          closure (User/UserViewController.swift:12)
        before you answer again, look: `graph --around UserPresenter`

        Who keeps it?
          1  `Window`
          2  `UserViewController`
        type the number of your answer
        asking 1/1 · viper User:42> 2
        ✓ right: `UserViewController.onTap` holds `UserPresenter` strongly in a closure
          (User/UserViewController.swift:12)
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `a question to the graph says how to get the app that it is about`() throws {
    var app = FakeApp.user
    app.graph = ObjectGraph(kind: .ownership, nodes: [ObjectGraph.Node(id: "Window", type: "Window")], edges: [])
    let quiz = "```quiz graph\nWho holds it?\nanswers: ? -> UserPresenter strong\n```"
    #expect(
      try Session.asking(quiz, app: app).transcript("next", "1") == """
        asking 1/1 · viper User:42> next
        Who holds it?
        the graph has no UserPresenter; `reset` puts the app as the step needs it
        asking 1/1 · viper User:42> 1
        the graph has no UserPresenter; `reset` puts the app as the step needs it
        """)
  }

  @Test func `an open question is asked again below what has pushed it out of the window`() throws {
    let session = try Session.asking(Self.who, height: 20)
    #expect(
      session.answer("tap 'Edit name'").hasSuffix("Save·]                  │\n╰──────────────────────────────────────╯")
    )
    #expect(
      session.answer("help").hasSuffix(
        """
        help <command> says more; Tab completes; several commands on a line: a; b
        ? Who decides?
          1  the view
          2  the presenter
          3  the window
        """))
  }

  @Test func `a letter stands for the number of a choice`() throws {
    #expect(
      try Session.asking(Self.who).transcript("z", "b") == """
        asking 1/1 · viper User:42> z
        "z" does not fit; expected numbers of choices, 1 to 3, or words that one alone has
        asking 1/1 · viper User:42> b
        ✓ right, because it calls the router
        It asks the router.
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `words that one choice alone has stand for its number, and commands stay commands`() throws {
    let session = try Session.asking(Self.who)
    #expect(
      session.transcript("Sign Out", "the", "window", "answer presenter") == """
        asking 1/1 · viper User:42> Sign Out
        there is no command "Sign"; did you mean `tap "Sign Out"`?
        asking 1/1 · viper User:42> the
        there is no command "the"; `help` lists them all
        asking 1/1 · viper User:42> window
        ✗ no, because it only shows
        asking 1/1 · viper User:42> answer presenter
        ✓ right, because it calls the router
        It asks the router.
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `where no question is open a number answers none, and says so`() throws {
    let session = try Session.asking("Only to be read.")
    #expect(session.answer("2") == "this step has no question; `next` goes on")
    #expect(session.answer("answer 2") == "this step has no question; `next` goes on")
  }
}
