import LessonKit
import StageProtocol
import TerminalText
import Testing

/// A question to the graph is answered by the graph as it is.
struct GraphQuestionTests {
  private static let graph = ObjectGraph(
    kind: .ownership,
    nodes: ["Window", "UserViewController", "UserPresenter", "UserInteractor", "AppRouterImpl", "UserServiceImpl"].map {
      ObjectGraph.Node(id: $0, type: $0)
    },
    edges: [
      edge("Window", "UserViewController", "rootViewController"),
      edge("UserViewController", "UserPresenter", "output"),
      edge("UserPresenter", "UserViewController", "view", .weak),
      edge("UserPresenter", "UserInteractor", "interactor"),
      edge("UserPresenter", "AppRouterImpl", "router"),
      edge("UserInteractor", "UserServiceImpl", "userService"),
    ])

  /// An app with this graph, whose code declares two of the fields.
  private static var environment: StubEnvironment {
    let environment = StubEnvironment()
    environment.objects = graph
    environment.places = [
      "UserViewController.output": SourceIndex.Location(file: "UserViewController.swift", line: 4),
      "UserPresenter.view": SourceIndex.Location(file: "UserPresenter.swift", line: 4),
      "UserPresenter.router": SourceIndex.Location(file: "UserPresenter.swift", line: 6),
    ]
    return environment
  }

  private static func edge(
    _ from: String, _ to: String, _ label: String, _ strength: ObjectGraph.Strength = .strong
  ) -> ObjectGraph.Edge {
    ObjectGraph.Edge(from: from, to: to, label: label, strength: strength, via: .field)
  }

  @Test(
    arguments: [
      (
        "? -> UserPresenter strong",
        ["AppRouterImpl", "UserInteractor", "UserServiceImpl", "*UserViewController", "Window"]
      ),
      (
        "UserPresenter -> ? strong",
        ["*AppRouterImpl", "*UserInteractor", "UserServiceImpl", "UserViewController", "Window"]
      ),
      (
        "UserPresenter -> ? weak",
        ["AppRouterImpl", "UserInteractor", "UserServiceImpl", "*UserViewController", "Window"]
      ),
      (
        "? -> UserViewController",
        ["AppRouterImpl", "UserInteractor", "*UserPresenter", "UserServiceImpl", "*Window"]
      ),
      ("UserPresenter -> UserViewController ?", ["strong", "*weak", "unowned"]),
    ])
  func `the choices are what fills the hole, and what is near and does not`(
    question: String, choices: [String]
  ) throws {
    let quiz = try Self.quiz(question).posed(by: Self.environment)
    #expect(quiz.choices.map { ($0.isRight ? "*" : "") + $0.text } == choices)
  }

  @Test(
    arguments: [
      (
        "? -> UserPresenter strong",
        [
          """
          it is the other way round: UserPresenter.router holds AppRouterImpl strongly (UserPresenter.swift:6). In the \
          graph, UserViewController.output holds UserPresenter strongly (UserViewController.swift:4)
          """,
          """
          it is the other way round: UserPresenter.interactor holds UserInteractor strongly. In the graph, \
          UserViewController.output holds UserPresenter strongly (UserViewController.swift:4)
          """,
          """
          UserServiceImpl does not hold UserPresenter. In the graph, UserViewController.output holds UserPresenter \
          strongly (UserViewController.swift:4)
          """,
          "UserViewController.output holds UserPresenter strongly (UserViewController.swift:4)",
          """
          Window holds UserPresenter only through others, and not directly. In the graph, UserViewController.output \
          holds UserPresenter strongly (UserViewController.swift:4)
          """,
        ]
      ),
      (
        "? -> UserViewController strong",
        [
          """
          AppRouterImpl does not hold UserViewController. In the graph, Window.rootViewController holds \
          UserViewController strongly
          """,
          """
          UserInteractor does not hold UserViewController. In the graph, Window.rootViewController holds \
          UserViewController strongly
          """,
          """
          not strongly: UserPresenter.view holds UserViewController weakly (UserPresenter.swift:4). In the graph, \
          Window.rootViewController holds UserViewController strongly
          """,
          """
          UserServiceImpl does not hold UserViewController. In the graph, Window.rootViewController holds \
          UserViewController strongly
          """,
          "Window.rootViewController holds UserViewController strongly",
        ]
      ),
      (
        "UserPresenter -> UserViewController ?",
        Array(repeating: "UserPresenter.view holds UserViewController weakly (UserPresenter.swift:4)", count: 3)
      ),
    ])
  func `each choice has a reason, with the real reference and its place`(question: String, reasons: [String]) throws {
    let quiz = try Self.quiz(question).posed(by: Self.environment)
    let renderer = MarkdownRenderer(width: 400)
    #expect(quiz.choices.map { renderer.text(for: $0.reason).plain.replacing("`", with: "") } == reasons)
  }

  @Test func `from the second wrong answer on, other choices stand beside the right one`()
    throws
  {
    let environment = StubEnvironment()
    environment.objects = ObjectGraph(
      kind: .ownership,
      nodes: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map { ObjectGraph.Node(id: $0, type: $0) },
      edges: [Self.edge("A", "B", "b")])
    let quiz = try Self.quiz("? -> B")
    let offered = try (0...3).map { count in
      try quiz.posed(by: environment, afterWrongAnswers: count).choices.map(\.text)
    }
    #expect(
      offered == [
        ["A", "C", "D", "E", "F"], ["A", "C", "D", "E", "F"], ["G", "H", "I", "J", "A"], ["D", "E", "F", "A", "C"],
      ])
    #expect(quiz.look?.text == "graph --around B")
  }

  @Test(
    arguments: [
      (
        "? -> UserPresentr",
        "the graph has no UserPresentr (there is UserPresenter); `reset` puts the app as the step needs it"
      ),
      ("? -> Session", "the graph has no Session; `reset` puts the app as the step needs it"),
      (
        "UserInteractor -> ? weak",
        "nothing in the graph fits `UserInteractor -> ? weak`; `reset` puts the app as the step needs it"
      ),
    ])
  func `a graph without an answer is said to be one`(question: String, message: String) throws {
    let environment = StubEnvironment()
    environment.objects = Self.graph
    let quiz = try Self.quiz(question)
    #expect(throws: QuizError.self) { try quiz.posed(by: environment) }
    do { _ = try quiz.posed(by: environment) } catch { #expect(error.description == message) }
  }

  @Test(arguments: [
    "", "UserPresenter", "? -> ?", "A -> B", "? -> A strongly", "A - > ?", "? -> A weak strong", "? -> A ?",
  ])
  func `what is not a question is found when the lesson is read`(words: String) throws {
    let problems = try TinyCurriculum(["01-asking.md": Self.lesson("answers: \(words)")]).load().problems
    #expect(
      problems.map(\.description) == [
        """
        Lessons/01-asking.md:18: a `quiz graph` needs a line `answers:` with \
        ? -> <Type> [strong|weak|unowned], <Type> -> ? [strong|weak|unowned], or <Type> -> <Type> ?
        """
      ])
  }

  @Test func `the checker asks the graph, once the step is solved`() throws {
    let environment = StubEnvironment()
    environment.objects = Self.graph
    let lessons = try TinyCurriculum(["01-asking.md": Self.lesson("answers: ? -> Nobody")]).load().lessons
    #expect(
      LessonChecker(environment: environment).problems(in: lessons).map(\.description) == [
        """
        Lessons/01-asking.md:16: the graph does not answer: the graph has no Nobody; `reset` puts the app as the step \
        needs it
        """
      ])
  }

  private static func quiz(_ question: String) throws -> Quiz {
    let lessons = try TinyCurriculum(["01-asking.md": lesson("answers: \(question)")]).load().lessons
    return try #require(lessons.first?.steps.first?.quizzes.first)
  }

  private static func lesson(_ line: String) -> String {
    """
    ---
    id: asking
    title: Asking
    wiring: viper
    minutes: 1
    teaches: [asking]
    ---
    # Asking

    ## Who holds whom?
    ```setup
    switch viper
    ```
    Look at the graph.

    ```quiz graph
    Who is it?
    \(line)
    > So it is.
    ```

    """
  }
}

extension Quiz.Choice {
  /// What it says, without its marks.
  fileprivate var text: String {
    blocks.map { block in
      guard case .paragraph(let inlines) = block.content else { return "" }
      return inlines.map { inline in if case .code(let text) = inline { text } else { "" } }.joined()
    }
    .joined()
  }
}
