import Shell
import StageProtocol
import Testing

struct TraceTests {
  private static let calls: [CallTrace.Call] = [
    .init(
      depth: 0, type: "UserViewController", member: .init(.function, fullName: "signOutTapped()"),
      file: "User/UserViewController.swift", line: 12),
    .init(
      depth: 1, type: "UserPresenter", member: .init(.function, fullName: "signOutTapped()"),
      file: "User/UserPresenter.swift", line: 30),
    .init(
      depth: 2, type: "UserScreenContext", member: .init(.function, fullName: "signOut()"),
      declaredIn: "SignOutUseCase",
      file: "UseCases/SignOut.swift", line: 4),
    .init(
      depth: 3, type: "UserRepository", member: .init(.function, fullName: "clear()"), file: "Repository.swift", line: 9
    ),
    .init(
      depth: 2, type: "AppRouterImpl",
      member: .init(.function, fullName: "replaceStack(rootUrn:)", values: [#""Login""#]), file: "Router.swift",
      line: 40),
    .init(
      depth: 0, type: "LoginViewController", member: .init(.function, fullName: "viewDidLoad()"), file: "Login.swift",
      line: 7),
  ]

  private static func session(_ calls: [CallTrace.Call] = calls) -> Session {
    var app = FakeApp.user
    app.trace = CallTrace(calls: calls)
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `calls stand below the call that made them, with the protocol that did the work`() {
    #expect(
      Self.session().answer("trace") == """
        UserViewController.signOutTapped()
        └─ UserPresenter.signOutTapped()
           ├─ UserScreenContext.signOut()  in SignOutUseCase
           │  └─ UserRepository.clear()
           └─ AppRouterImpl.replaceStack(rootUrn: "Login")
        LoginViewController.viewDidLoad()
        """)
  }

  @Test func `each call can say where its code stands`() {
    #expect(
      Self.session(
        Array(Self.calls.dropFirst(2).prefix(2)).map {
          .init(
            depth: $0.depth - 2, type: $0.type, member: $0.member, declaredIn: $0.declaredIn, file: $0.file,
            line: $0.line)
        }
      ).answer("trace --files") == """
        UserScreenContext.signOut()  in SignOutUseCase  UseCases/SignOut.swift:4
        └─ UserRepository.clear()    Repository.swift:9
        """)
  }

  @Test func `an event without calls is said to be one`() {
    #expect(Self.session([]).answer("trace") == "no code of the app ran during this event")
    #expect(
      Self.session([]).answer("trace --json") == """
        {
          "calls" : [

          ]
        }
        """)
  }

  @Test func `thousands of calls are cut and counted`() {
    let calls = (0..<5_000).map {
      CallTrace.Call(
        depth: 0, type: "Model", member: .init(.function, fullName: "step\($0)()"), file: "Model.swift", line: 1)
    }
    let lines = Self.session(calls).answer("trace").split(separator: "\n")
    #expect(lines.count == 201)
    #expect(lines.last == "… and 4800 more calls")
  }

  private static let told: [CallTrace.Call] = [
    .init(
      depth: 0, type: "UserViewController", member: .init(.function, fullName: "retryTapped()"), role: .view,
      module: "User",
      file: "User/UserViewController.swift", line: 12),
    .init(
      depth: 1, type: "UserPresenter",
      member: .init(.function, fullName: "load(id:animated:)", values: ["42", "true"]), role: .presenter,
      module: "User", file: "User/UserPresenter.swift", line: 30),
    .init(
      depth: 2, type: "UserService", member: .init(.function, fullName: "user(_:)", values: ["42"]), role: .service,
      module: "Services", file: "Services/UserService.swift", line: 7),
    .init(
      depth: 3, type: "UserPresenter", member: .init(.function, fullName: "didLoad()"), role: .presenter,
      module: "User",
      file: "User/UserPresenter.swift", line: 41, later: true),
    .init(
      depth: 4, type: "", member: .init(.function, fullName: "log(_:)", values: ["…"]), file: "Log.swift", line: 3),
    .init(
      depth: 0, type: "Ticker", member: .init(.function, fullName: "tick()"), file: "Ticker.swift", line: 9,
      cause: .init(event: 2, type: "Ticker", member: .init(.function, fullName: "start(every:)", values: ["1s"]))),
  ]

  @Test func `what was set going says so`() {
    #expect(
      Self.session(Self.told).answer("trace") == """
        UserViewController.retryTapped()
        └─ UserPresenter.load(id: 42, animated: true)
           └─ UserService.user(42)
              └─ UserPresenter.didLoad()  later
                 └─ log(…)
        Ticker.tick()                     set going by Ticker.start(every: 1s), event 2
        """)
  }

  @Test func `arguments can stand on lines of their own`() {
    #expect(
      Self.session(Self.told).answer("trace --args --only presenter,service") == """
        UserPresenter.load(id:animated:)  through UserViewController
        │  id: 42
        │  animated: true
        └─ UserService.user(_:)
           │  _: 42
           └─ UserPresenter.didLoad()     later
        """)
  }

  @Test(
    arguments: [
      (
        "--only presenter",
        [
          "UserPresenter.load(id: 42, animated: true)  through UserViewController",
          "└─ UserPresenter.didLoad()  later  through UserService",
        ]
      ),
      ("--only Services", ["UserService.user(42)  through UserPresenter"]),
      (
        "--only ticker,userservice",
        ["UserService.user(42)  through UserPresenter", "Ticker.tick()  set going by Ticker.start(every: 1s), event 2"]
      ),
      (
        "--without User --depth 1",
        ["UserService.user(42)  through UserPresenter", "Ticker.tick()  set going by Ticker.start(every: 1s), event 2"]
      ),
      ("--depth 1 --only view", ["UserViewController.retryTapped()"]),
      ("--only User --without User", ["no call is left; the options leave all of them out"]),
      (
        "--only presentr",
        ["no call is of a type, role or module \"presentr\"; did you mean `trace --only presenter`?"]
      ),
      (
        "--only Controller",
        [
          "no call is of a type, role or module \"Controller\"; did you mean `trace --only UserViewController`?"
        ]
      ),
    ])
  func `calls are chosen by type, role and module`(options: String, lines: [String]) {
    let answer = Self.session(Self.told).answer("trace \(options)").split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingPrefix(" ") }.joined(separator: "  ")
    }
    #expect(answer == lines)
  }

  @Test func `the calls of every event can be asked for, with the launch`() {
    var app = FakeApp.user
    app.earlierTraces = [
      0: CallTrace(
        event: 0,
        calls: [
          .init(
            depth: 0, type: "AppDelegate", member: .init(.function, fullName: "start()"), file: "AppDelegate.swift",
            line: 5)
        ]),
      1: CallTrace(
        event: 1,
        calls: [
          .init(
            depth: 0, type: "View", member: .init(.function, fullName: "signOutTapped()"), file: "View.swift", line: 2)
        ]),
      2: CallTrace(event: 2, calls: []),
    ]
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper; tap 'Sign Out'; wait 1s") { _ in }
    #expect(
      session.answer("trace all") == """
        launch
        AppDelegate.start()

        1  tap "Sign Out"
        View.signOutTapped()

        2  wait 1s
        no code of the app ran during this event
        """)
    #expect(session.answer("trace launch") == "AppDelegate.start()")
    #expect(session.answer("trace 1") == "View.signOutTapped()")
    #expect(session.answer("trace 3") == "there is no event 3; the last one is 2, 0 is the launch")
    #expect(
      session.answer("trace first")
        == "\"first\" does not fit; expected the number of an event, as `log` shows it, or all, or launch")
  }
}
