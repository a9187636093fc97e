import LessonKit
import StageProtocol
import TerminalText
import Testing

/// Questions that are answered by an order, or in a word.
struct OrderAndShortTests {
  private static let written = """
    ```order
    In which order?
    1. the *view* reports
    2. the presenter decides
    3. the router goes
    > So it is.
    ```
    """

  private static let computed = """
    ```order
    In which order are they called?
    answers: trace order AppRouterImpl.replaceStack UserViewController.signOutTapped UserPresenter.signOutTapped
    ```
    """

  private static let short = """
    ```short
    Who decides?
    - [x] `UserPresenter`
      - because it calls the router
    - [ ] `UserViewController`
      - because it only reports
    ```
    """

  @Test func `what is written is shown in another order, and in others after wrong answers`() throws {
    let quiz = try Self.quiz(Self.written)
    let posed = try (0...3).map { try quiz.posed(by: StubEnvironment(), afterWrongAnswers: $0) }
    #expect(
      posed.map { $0.choices.map(\.plain) } == [
        ["the presenter decides", "the router goes", "the view reports"],
        ["the presenter decides", "the router goes", "the view reports"],
        ["the router goes", "the view reports", "the presenter decides"],
        ["the presenter decides", "the router goes", "the view reports"],
      ])
    #expect(posed[0].form == .order([3, 1, 2]))
    #expect(posed[0].rightPlaces(in: [3, 1, 2]) == 3)
    #expect(posed[0].rightPlaces(in: [3, 2, 1]) == 1)
    #expect(posed[0].order(reading: "3, 1 2") == [3, 1, 2])
    #expect(posed[0].order(reading: "c a b") == [3, 1, 2])
    for text in ["3 1", "3 1 1", "3 1 4", "3 1 2 1", "the view"] { #expect(posed[0].order(reading: text) == nil) }
  }

  @Test func `calls are in the order of the trace`() throws {
    let environment = StubEnvironment()
    environment.calls = EventRun.signOut().trace.calls
    let posed = try Self.quiz(Self.computed).posed(by: environment)
    #expect(
      posed.choices.map(\.plain) == [
        "AppRouterImpl.replaceStack", "UserPresenter.signOutTapped", "UserViewController.signOutTapped",
      ])
    #expect(posed.form == .order([3, 2, 1]))
  }

  @Test func `the checker finds calls that the event does not make`() throws {
    let environment = StubEnvironment()
    let lessons = try TinyCurriculum(["01-asking.md": Self.lesson(Self.computed)]).load().lessons
    #expect(
      LessonChecker(environment: environment).problems(in: lessons).map(\.description) == [
        """
        Lessons/01-asking.md:15: the trace does not answer: the last event did not call AppRouterImpl.replaceStack; \
        `reset` puts the app as the step needs it
        """
      ])
  }

  @Test(arguments: [
    "UserPresenter", "userpresenter", "`UserPresenter`", "the UserPresenter", "UserPresenter()",
    "ViperApp.UserPresenter",
    " UserPresenter. ",
  ])
  func `a word is right that means the same`(text: String) throws {
    #expect(try Self.quiz(Self.short).knownAnswer(text)?.isRight == true)
  }

  @Test func `a wrong word that is known is told why, and others are not known`() throws {
    let quiz = try Self.quiz(Self.short)
    #expect(quiz.knownAnswer("UserViewController")?.isRight == false)
    for text in ["UserInteractor", "Presenter", "UserPresenter.view", "UserPresenterImpl", "", "."] {
      #expect(quiz.knownAnswer(text) == nil)
    }
  }

  @Test(arguments: [
    (
      written, "3. the router goes\n", "",
      """
      Lessons/01-asking.md:15: an `order` needs a list of three or more in the right order, or a line \
      `answers: trace order <Type>.<member> <Type>.<member> <Type>.<member>…`
      """
    ),
    (
      computed, " UserPresenter.signOutTapped\n", " UserPresenter\n",
      """
      Lessons/01-asking.md:17: an `order` needs a list of three or more in the right order, or a line \
      `answers: trace order <Type>.<member> <Type>.<member> <Type>.<member>…`
      """
    ),
    (
      short, "- [x]", "- [ ]",
      "Lessons/01-asking.md:15: a `short` question needs a right answer, written `- [x] UserPresenter`"
    ),
    (
      short, "  - because it calls the router\n", "",
      "Lessons/01-asking.md:17: this choice has no reason; write one on the line below it: `  - because …`"
    ),
  ])
  func `what is missing is found when the lesson is read`(
    question: String, part: String, change: String, problem: String
  ) throws {
    let text = Self.lesson(question.replacing(part, with: change))
    #expect(try TinyCurriculum(["01-asking.md": text]).load().problems.map(\.description) == [problem])
  }

  @Test func `an order of calls needs an app to ask`() throws {
    let text = Self.lesson(Self.computed).replacing("```setup\nswitch viper\n```\n", with: "")
    #expect(
      try TinyCurriculum(["01-asking.md": text]).load().problems.map(\.description) == [
        "Lessons/01-asking.md:12: this step asks the trace and has no setup, so there may be no app to ask"
      ])
  }

  private static func quiz(_ question: String) throws -> Quiz {
    let curriculum = try TinyCurriculum(["01-asking.md": lesson(question)]).load()
    try #require(curriculum.problems == [])
    return try #require(curriculum.lessons.first?.steps.first?.quizzes.first)
  }

  private static func lesson(_ question: String) -> String {
    """
    ---
    id: asking
    title: Asking
    wiring: viper
    minutes: 1
    teaches: [asking]
    ---
    # Asking

    ## Ask
    ```setup
    switch viper
    ```

    \(question)

    """
  }
}

extension Quiz.Choice {
  /// What it says, without its marks.
  fileprivate var plain: String {
    blocks.map { block in if case .paragraph(let parts) = block.content { parts.plain } else { "" } }.joined()
  }
}
