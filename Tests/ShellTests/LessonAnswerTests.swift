import Shell
import StageProtocol
import Testing

/// What a person reads who answers with an order, a word, or a guess.
struct LessonAnswerTests {
  @Test func `an order is answered by all numbers, and a wrong one says how far it is right`() throws {
    let quiz = """
      ```order
      In which order?
      look: trace
      1. the view reports
      2. the presenter decides
      3. the router goes
      > One after the other.
      ```
      """
    #expect(
      try Session.asking(quiz).transcript("lesson", "1 2", "3 2 1", "1 2 3", "2 3 1") == """
        asking 1/1 · viper User:42> lesson
        1/1  Ask

        In which order?
          1  the presenter decides
          2  the router goes
          3  the view reports
        type all numbers in the right order, with spaces between them
        asking 1/1 · viper User:42> 1 2
        "1 2" does not fit; expected each number from 1 to 3 once, in the right order
        asking 1/1 · viper User:42> 3 2 1
        ✗ no: the first one is right, then something else comes
        asking 1/1 · viper User:42> 1 2 3
        ✗ no: something else comes first
        before you answer again, look: `trace`

        In which order?
          1  the router goes
          2  the view reports
          3  the presenter decides
        type all numbers in the right order, with spaces between them
        asking 1/1 · viper User:42> 2 3 1
        ✓ right, in this order
        One after the other.
        ✓ done; that was the last step of all lessons
        """)
  }

  @Test func `a short answer is a word, and a misspelt command is none`() throws {
    let quiz = """
      ```short
      Who decides?
      look: trace
      - [x] `UserPresenter`
        - because it calls the router
      - [ ] `UserViewController`
        - because it only reports
      ```
      """
    #expect(
      try Session.asking(quiz).transcript(
        "lesson", "tarce", "UserViewController", "answer the window", "userPresenter()") == """
          asking 1/1 · viper User:42> lesson
          1/1  Ask

          Who decides?
          type the name, or `answer` and a word or two
          asking 1/1 · viper User:42> tarce
          there is no command "tarce"; did you mean `trace`?
          asking 1/1 · viper User:42> UserViewController
          ✗ no, because it only reports
          asking 1/1 · viper User:42> answer the window
          ✗ no, that is not it
          before you answer again, look: `trace`

          Who decides?
          type the name, or `answer` and a word or two
          asking 1/1 · viper User:42> userPresenter()
          ✓ right, because it calls the router
          ✓ done; that was the last step of all lessons
          """)
  }

  @Test func `a step withholds an event until it was predicted, and a wrong guess is enough to see it`() throws {
    var app = FakeApp.user
    app.trace = CallTrace(
      calls: ["UserViewController", "UserPresenter", "AppRouterImpl"].enumerated().map { depth, type in
        CallTrace.Call(
          depth: depth, type: type, member: CalledMember(.function, fullName: "signOut()"),
          role: [.viewController, .presenter, .router][depth], file: "\(type).swift", line: 3)
      })
    let quiz = """
      ```predict
      tap "Sign Out"
      Who *decides*?
      answers: trace decides
      > It asks the router.
      ```
      ```quiz
      Who goes there?
      - [x] the router
        - because it was told to
      - [ ] the view
        - because it only shows
      ```
      """
    let session = try Session.asking(quiz, app: app)
    #expect(
      session.transcript("lesson", "trace", "next", "3", "trace --depth 1", "1") == """
        asking 1/1 · viper User:42> lesson
        1/1  Ask

        Who decides?
          1  `AppRouterImpl`
          2  `UserPresenter`
          3  `UserViewController`
        type the number of your answer
        asking 1/1 · viper User:42> trace
        `trace` might give the answer away; answer first with a number, or `skip` shows it. `code` and `read` are open
        asking 1/1 · viper User:42> next
        Who decides?
          1  `AppRouterImpl`
          2  `UserPresenter`
          3  `UserViewController`
        type the number of your answer
        asking 1/1 · viper User:42> 3
        ✗ no: `UserViewController` takes part, and leaves that to another
        → `UserPresenter`: `UserPresenter.signOut()` says where to go (UserPresenter.swift:3)
        It asks the router.
        UserViewController.signOut()
        └─ UserPresenter.signOut()
           └─ AppRouterImpl.signOut()

        the last question:

        Who goes there?
          1  the router
          2  the view
        type the number of your answer
        asking 1/1 · viper Login> trace --depth 1
        UserViewController.signOut()
        asking 1/1 · viper Login> 1
        ✓ right, because it was told to
        ✓ done; that was the last step of all lessons
        """)
  }
}
