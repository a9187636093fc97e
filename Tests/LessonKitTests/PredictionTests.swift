import LessonKit
import ScreenKit
import StageProtocol
import Testing

/// Question, right answer and wrong ones follow from what an event really does.
struct PredictionTests {
  @Test(arguments: [
    (
      "trace decides", "Who will decide where to go?",
      ["`AppRouterImpl`", "`UserInteractor`", "*`UserPresenter`", "`UserViewController`"]
    ),
    (
      "trace first", "Who will be called first?",
      ["`AppRouterImpl`", "`UserInteractor`", "`UserPresenter`", "*`UserViewController`"]
    ),
    (
      "trace first domain", "Who of the layer *domain* will be called first?",
      ["`AppRouterImpl`", "*`UserInteractor`", "`UserPresenter`", "`UserViewController`"]
    ),
    (
      "gone", "Which of these will be gone?",
      ["`AppDelegate`", "`AppRouterImpl`", "*`UserPresenter`", "`UserServiceImpl`"]
    ),
    (
      "made", "Which of these will be made?",
      ["`AppDelegate`", "`AppRouterImpl`", "*`LoginPresenter`", "`UserServiceImpl`"]
    ),
    (
      "graph ? -> LoginPresenter strong", "Who will keep `LoginPresenter` alive?",
      ["`AppDelegate`", "`AppRouterImpl`", "*`LoginViewController`", "`UserServiceImpl`"]
    ),
    (
      "leaks", "What will stay behind that should go?",
      ["`UserInteractor`", "`UserPresenter`", "`UserViewController`", "*nothing"]
    ),
    (
      "equal in contexts mvpcf", "Will the same screen be shown in contexts, mvpcf?",
      [
        "another screen in contexts", "another screen in each of them", "*another screen in mvpcf",
        "the same screen in all of them",
      ]
    ),
    (
      "equal in contexts", "Will the same screen be shown in contexts?",
      ["another screen in contexts", "no screen: contexts does not take the event", "*the same screen, text by text"]
    ),
  ])
  func `the choices are what the event does, and what it might have done`(
    words: String, question: String, choices: [String]
  ) throws {
    let forecast = try Prediction(parsing: words).forecast(of: .signOut(), asking: Self.environment)
    #expect(forecast.question == question)
    #expect(forecast.choices.map { ($0.isRight ? "*" : "") + $0.text } == choices)
  }

  @Test(arguments: [
    (
      "trace decides",
      [
        "`AppRouterImpl` takes part, and leaves that to another",
        "`UserInteractor` takes part, and leaves that to another",
        "`UserPresenter.signOutTapped()` says where to go (UserPresenter.swift:8)",
        "`UserViewController` takes part, and leaves that to another",
      ]
    ),
    (
      "trace first logic",
      [
        "`AppRouterImpl` is called later: call 4 of 5", "`UserInteractor` is called later: call 3 of 5",
        "`UserPresenter.signOutTapped()` is the first of its layer (UserPresenter.swift:8)",
        "`UserViewController` is called before, and is not of this layer",
      ]
    ),
    (
      "gone",
      [
        "`AppDelegate` stays",
        "`AppRouterImpl` stays: `AppDelegate.router` holds `AppRouterImpl` strongly (AppDelegate.swift:3)",
        "nothing keeps `UserPresenter` any more",
        "`UserServiceImpl` stays: `AppDelegate.service` holds `UserServiceImpl` strongly",
      ]
    ),
    (
      "made",
      [
        "`AppDelegate` was there before, and no other one is made",
        "`AppRouterImpl` was there before, and no other one is made",
        "there is a new `LoginPresenter`: `LoginViewController.output` holds `LoginPresenter` strongly",
        "`UserServiceImpl` was there before, and no other one is made",
      ]
    ),
  ])
  func `each choice has a reason`(words: String, reasons: [String]) throws {
    let forecast = try Prediction(parsing: words).forecast(of: .signOut(), asking: Self.environment)
    #expect(forecast.choices.map(\.reason) == reasons)
  }

  @Test func `what stays behind is right, and what stays with it is no wrong answer`() throws {
    let forecast = try Prediction(parsing: "leaks").forecast(
      of: .signOut(leaks: [EventRun.leak]), asking: Self.environment)
    #expect(
      forecast.choices.map { ($0.isRight ? "*" : "") + $0.text } == [
        "`UserInteractor`", "*`UserPresenter`", "`UserViewController`", "nothing",
      ])
  }

  @Test func `what decides it is a few calls, each below those within which it happened`() throws {
    let forecast = try Prediction(parsing: "trace decides").forecast(of: .signOut(), asking: Self.environment)
    guard case .calls(let excerpt) = forecast.evidence else {
      Issue.record("no calls")
      return
    }
    #expect(
      excerpt.calls.map { "\($0.depth) \($0.type)" } == ["0 UserViewController", "1 UserPresenter", "2 AppRouterImpl"])
  }

  @Test(arguments: [
    ("trace decides", "nobody decides where to go: the path stays the same"),
    ("trace first", "no code of the app is called"),
    ("gone", "no object of the app will be gone for good"),
    ("made", "no object of the app will be made that is there afterwards"),
    ("graph ? -> Session", "the graph has no Session; `reset` puts the app as the step needs it"),
    (
      "graph AppDelegate -> ? strong",
      "more than one answer would be right: AppRouterImpl, UserServiceImpl; ask about something that only one can be"
    ),
    ("leaks", "the event gives no wrong answer, and two are needed to choose from"),
  ])
  func `an event that answers nothing says why`(words: String, message: String) throws {
    let prediction = try Prediction(parsing: words)
    do {
      _ = try prediction.forecast(of: .nothing, asking: Self.environment)
      Issue.record("an answer")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `where nobody says what to ask, it is what was asked least often`() throws {
    var topics: [String] = []
    for _ in 1...7 {
      topics.append(try Prediction.choose(about: .signOut(), topic: nil, after: topics, asking: Self.environment).topic)
    }
    #expect(topics == ["decides", "gone", "made", "keeps", "leaks", "first", "decides"])
  }

  @Test func `an event that does nothing leaves nothing to ask`() {
    #expect(throws: PredictionError.nothingToAsk) {
      try Prediction.choose(about: .nothing, topic: nil, after: [], asking: Self.environment)
    }
    #expect(
      PredictionError.nothingToAsk.description == "there is nothing to predict: too little happens in the app's code")
    #expect(
      PredictionError.unknownTopic("luck", known: ["gone", "made"]).description
        == "nothing can be asked about \"luck\"; it can be gone, made")
  }

  @Test(arguments: ["", "trace", "trace first presenter", "graph UserPresenter", "equal", "gone now", "luck"])
  func `other words are no question`(words: String) {
    #expect(throws: PredictionError.malformed(words)) { try Prediction(parsing: words) }
    #expect(
      PredictionError.malformed(words).description
        .hasPrefix("`\(words)` is not a question about an event; write "))
  }

  @Test func `a command on the way that fails is named`() {
    #expect(
      LessonIssue.predictionFailed("tap x", reason: "there is no x").description
        == "the prediction's `tap x` fails: there is no x")
  }

  /// An app in two wirings more, one of which shows something else.
  private static var environment: StubEnvironment {
    let environment = StubEnvironment()
    environment.otherScreens = [
      "contexts": EventRun.screen("Login"), "mvpcf": EventRun.screen("Login", title: "Welcome"),
    ]
    environment.places = ["AppDelegate.router": SourceIndex.Location(file: "AppDelegate.swift", line: 3)]
    return environment
  }
}
