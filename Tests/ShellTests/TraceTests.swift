import Shell
import StageProtocol
import Testing

struct TraceTests {
  private static let calls: [CallTrace.Call] = [
    .init(
      depth: 0, type: "UserViewController", member: "signOutTapped()", file: "User/UserViewController.swift", line: 12),
    .init(depth: 1, type: "UserPresenter", member: "signOutTapped()", file: "User/UserPresenter.swift", line: 30),
    .init(
      depth: 2, type: "UserScreenContext", member: "signOut()", declaredIn: "SignOutUseCase",
      file: "UseCases/SignOut.swift", line: 4),
    .init(depth: 3, type: "UserRepository", member: "clear()", file: "Repository.swift", line: 9),
    .init(depth: 2, type: "AppRouterImpl", member: "replaceStack(rootUrn: \"Login\")", file: "Router.swift", line: 40),
    .init(depth: 0, type: "LoginViewController", member: "viewDidLoad()", file: "Login.swift", line: 7),
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
    #expect(Self.session([]).answer("trace") == "no code of the app ran during the last event")
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
      CallTrace.Call(depth: 0, type: "Model", member: "step\($0)()", file: "Model.swift", line: 1)
    }
    let lines = Self.session(calls).answer("trace").split(separator: "\n")
    #expect(lines.count == 201)
    #expect(lines.last == "… and 4800 more calls")
  }
}
