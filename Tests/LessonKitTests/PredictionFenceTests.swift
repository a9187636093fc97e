import LessonKit
import Testing

/// Lessons withhold an event until the learner has said what it will do.
struct PredictionFenceTests {
  private static let asking = """
    tap "Sign Out"
    Who *decides* where to go?
    answers: trace decides
    > The presenter does.
    """

  @Test func `an event, a question, what is asked and an explanation`() throws {
    let quiz = try #require(try curriculum(Self.asking).lessons.first?.steps.first?.quizzes.first)
    #expect(quiz.predicted?.events == [.tap("Sign Out")])
    #expect(quiz.predicted?.prediction.description == "trace decides")
    #expect(quiz.question.count == 1)
    #expect(quiz.explanation.count == 1)
  }

  @Test func `several events are on lines of their own, or on one`() throws {
    let text = "tap \"Edit name\"; type Name Bob\ntap Save\n" + Self.asking
    let quiz = try #require(try curriculum(text).lessons.first?.steps.first?.quizzes.first)
    #expect(
      quiz.predicted?.events == [.tap("Edit name"), .type(text: "Bob", field: "Name"), .tap("Save"), .tap("Sign Out")])
  }

  @Test(arguments: [
    (
      "tap \"Sign Out\"\n", "",
      """
      Lessons/01-asking.md:17: a `predict` begins with the event that is withheld, such as `tap "Sign Out"`; what goes \
      before it is for the setup
      """
    ),
    (
      "answers: trace decides", "answers: trace decides it",
      """
      Lessons/01-asking.md:19: a `predict` needs a line `answers:` with trace decides, gone, made, \
      graph <a reference with ? in it>, leaks, trace first [view|logic|flow|domain|data|assembly], \
      equal in <wiring>… | all
      """
    ),
    ("Who *decides* where to go?\n", "", "Lessons/01-asking.md:16: this quiz has no question"),
    (
      "answers: trace decides", "answers: trace decides\nwirings: viper vipper",
      "Lessons/01-asking.md:16: there is no wiring \"vipper\"; did you mean viper?"
    ),
  ])
  func `what is missing is found when the lesson is read`(part: String, change: String, problem: String) throws {
    let text = Self.asking.replacing(part, with: change)
    #expect(try curriculum(text).problems.map(\.description) == [problem])
  }

  @Test func `without a setup there is no app for the event`() throws {
    let lesson = Self.lesson(Self.asking).replacing("```setup\nswitch viper\n```\n", with: "")
    #expect(
      try TinyCurriculum(["01-asking.md": lesson]).load().problems.map(\.description) == [
        "Lessons/01-asking.md:13: this step has a `predict` and no setup, so there may be no app for its event"
      ])
  }

  @Test func `the checker asks in each wiring that the step allows, and plays the event`() throws {
    let environment = StubEnvironment()
    environment.runs = ["viper": .signOut(), "contexts": .signOut(in: "contexts")]
    let text = Self.asking + "\nwirings: viper contexts"
    #expect(LessonChecker(environment: environment).problems(in: try curriculum(text).lessons) == [])
    #expect(
      environment.log == [
        "reset", "switch viper", "tap \"Sign Out\"", "reset", "switch viper", "switch viper", "reset", "switch viper",
        "switch contexts",
      ])
  }

  @Test func `a wiring in which the event does not answer is named`() throws {
    let environment = StubEnvironment()
    environment.runs = ["viper": .signOut(), "contexts": .nothing]
    #expect(
      LessonChecker(environment: environment).problems(
        in: try curriculum(Self.asking + "\nwirings: viper contexts").lessons
      ).map(\.description) == [
        """
        Lessons/01-asking.md:16: the event does not answer in contexts: nobody decides where to go: the path stays the same
        """
      ])
    environment.runs["viper"] = .nothing
    #expect(
      LessonChecker(environment: environment).problems(in: try curriculum(Self.asking).lessons).map(\.description) == [
        "Lessons/01-asking.md:16: the event does not answer: nobody decides where to go: the path stays the same"
      ])
  }

  @Test func `a question about other wirings is not asked in this one`() throws {
    let environment = StubEnvironment()
    environment.runs = ["viper": .signOut(in: "mvvmfc")]
    let quiz = try #require(
      try curriculum(Self.asking + "\nwirings: viper contexts").lessons.first?.steps.first?.quizzes.first)
    do {
      _ = try quiz.posed(by: environment)
      Issue.record("asked")
    } catch {
      #expect(
        error.description == """
          this question is about viper, contexts, and mvvmfc is on the stage; `reset` puts the app as the step needs it
          """)
    }
  }

  private func curriculum(_ prediction: String) throws -> Curriculum {
    try TinyCurriculum(["01-asking.md": Self.lesson(prediction)]).load()
  }

  private static func lesson(_ prediction: String) -> String {
    """
    ---
    id: asking
    title: Asking
    wiring: viper
    minutes: 1
    teaches: [asking]
    ---
    # Asking

    ## Who decides?
    ```setup
    switch viper
    ```
    Think first.

    ```predict
    \(prediction)
    ```

    """
  }
}
