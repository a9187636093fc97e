import Architectures
import Shell
import StageProtocol
import Testing

struct SequenceTests {
  private static func call(
    _ depth: Int, _ type: String, _ name: String, _ arguments: [CalledMember.Argument] = [],
    role: ArchitectureRole? = nil,
    later: Bool? = nil,
    cause: CallTrace.Cause? = nil
  ) -> CallTrace.Call {
    CallTrace.Call(
      depth: depth, type: type, member: .init(.function, name, arguments: arguments), role: role, file: "", line: 1,
      later: later, cause: cause)
  }

  private static let calls = [
    call(0, "UserViewController", "signOutTapped", role: .view),
    call(1, "UserPresenter", "signOutTapped", role: .presenter),
    call(2, "UserService", "signOut", [.init(label: "reason", value: "\"tap; then #1\"")], role: .service),
    call(3, "UserPresenter", "didSignOut", role: .presenter, later: true),
    call(4, "UserPresenter", "close", role: .presenter),
    call(
      0, "Ticker", "tick",
      cause: CallTrace.Cause(event: 1, type: "Clock", member: .init(.function, fullName: "start()"))),
  ]

  private static func session(_ calls: [CallTrace.Call] = calls, settings: String = "set width 80") -> Session {
    var app = FakeApp.user
    app.trace = CallTrace(calls: calls)
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper; \(settings)") { _ in }
    return session
  }

  @Test func `each type has a lane, in the order of the first call`() {
    #expect(
      Self.session().answer("sequence") == """
          UserViewController  view
          │   UserPresenter  presenter
          │   │   UserService  service
          │   │   │   Clock
          │   │   │   │   Ticker
        ─▶│   │   │   │   │    signOutTapped()
          ├──▶│   │   │   │    signOutTapped()
          │   ├──▶│   │   │    signOut(reason: "tap; then #1")
          │   │◀┄┄┤   │   │    didSignOut()
          │   ├┐  │   │   │    close()
          │   │   │   ├┄┄▶│    tick()
        """)
  }

  @Test func `where its arguments do not fit, a call is told without them, and a name is never cut`() {
    let calls = [
      Self.call(0, "UserViewController", "present", [.init(label: "module", value: "EditNameViewController")]),
      Self.call(1, "DefaultReachabilityManagerImplementation", "startListeningToChangesOfReachability", []),
    ]
    #expect(
      Self.session(calls, settings: "set width 40").answer("sequence") == """
          UserViewController
          │  DefaultReachabilityManager
          │  Implementation
        ─▶│  │   present(module:)
          ├─▶│   startListeningToChangesOf
          │  │    Reachability()
        """)
  }

  @Test func `where the lanes do not fit side by side, the diagram goes on below`() {
    let calls = (0..<6).map {
      Self.call($0, "Type\($0)", "step", [.init(label: "number", value: "\($0)"), .init(label: "of", value: "many")])
    }
    #expect(
      Self.session(calls, settings: "set width 40").answer("sequence") == """
          Type0
          │  Type1
          │  │  Type2
          │  │  │  Type3
        ─▶│  │  │  │   step(number: 0, of: many)
          ├─▶│  │  │   step(number: 1, of: many)
          │  ├─▶│  │   step(number: 2, of: many)
          │  │  ├─▶│   step(number: 3, of: many)

          Type3
          │  Type4
          │  │  Type5
          ├─▶│  │   step(number: 4, of: many)
          │  ├─▶│   step(number: 5, of: many)
        """)
  }

  @Test func `those who listen get sentences`() {
    #expect(
      Self.session(settings: "set accessible on").answer("sequence") == """
        1. to UserViewController: signOutTapped()
        2. UserViewController to UserPresenter: signOutTapped()
        3. UserPresenter to UserService: signOut(reason: "tap; then #1")
        4. UserService to UserPresenter: didSignOut(), later
        5. UserPresenter to itself: close()
        6. Clock to Ticker: tick(), later
        """)
    #expect(Self.session().answer("sequence --list").hasPrefix("1. to UserViewController: signOutTapped()\n2. "))
    #expect(
      Self.session(settings: "set accessible on").answer("sequence --format drawn") == Self.session().answer("sequence")
    )
  }

  @Test func `Mermaid draws it, with signs of its own kept from it`() {
    #expect(
      Self.session().answer("sequence --format mermaid --without Ticker") == """
        sequenceDiagram
          actor Event
          participant L1 as UserViewController
          participant L2 as UserPresenter
          participant L3 as UserService
          Event->>L1: signOutTapped()
          L1->>L2: signOutTapped()
          L2->>L3: signOut(reason: "tap#59; then #35;1")
          L3-)L2: didSignOut()
          L2->>L2: close()
        """)
  }

  @Test func `PlantUML draws it`() {
    #expect(
      Self.session().answer("sequence --format plantuml --only presenter,service") == """
        @startuml
        actor Event
        participant "UserPresenter" as L1
        participant "UserService" as L2
        Event --> L1 : signOutTapped(), through UserViewController
        L1 -> L2 : signOut(reason: "tap; then #1")
        L2 ->> L1 : didSignOut()
        L1 -> L1 : close()
        @enduml
        """)
  }

  @Test func `where the calls do not fit the window, the diagram goes on below, under the names of its lanes`() {
    let calls =
      [Self.call(0, "UserPresenter", "load")]
      + (1...12).map { Self.call(1, $0 < 11 ? "UserService" : "UserRepository", "step\($0)") }
    var app = FakeApp.user
    app.trace = CallTrace(calls: calls)
    let session = Session.fake(FakeBuilder(["viper": app]), isInteractive: true)
    session.terminal.height = 15
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("sequence") == """
          UserPresenter
          │   UserService
        ─▶│   │    load()
          ├──▶│    step1()
          ├──▶│    step2()
          ├──▶│    step3()
          ├──▶│    step4()
          ├──▶│    step5()
          ├──▶│    step6()
          ├──▶│    step7()
          ├──▶│    step8()
          ├──▶│    step9()

          UserPresenter
          │   UserService
          │   │   UserRepository
          ├──▶│   │    step10()
          ├──────▶│    step11()
          ├──────▶│    step12()
        """)
  }

  /// A router, in whose calls of the view the presenter has no part.
  private static let routed = [
    call(0, "UserPresenter", "didSignOut", role: .presenter),
    call(1, "AppRouterImpl", "show", role: .router),
    call(2, "UserViewController", "didMove", [.init(label: "toParent", value: "nil")], role: .view),
    call(1, "Queue", "add", later: true),
    call(2, "UserViewController", "close", role: .view),
  ]

  @Test func `a call by a type that is left out says through which type it came`() {
    let session = Self.session(Self.routed)
    #expect(
      session.answer("sequence --only presenter,view") == """
          UserPresenter  presenter
          │   UserViewController  view
        ─▶│   │    didSignOut()
          ├··▶│    didMove(toParent: nil)  through AppRouterImpl
          ├┄┄▶│    close()  through Queue
        """)
    #expect(
      session.answer("sequence --list --only presenter,view") == """
        1. to UserPresenter: didSignOut()
        2. UserPresenter to UserViewController, through AppRouterImpl: didMove(toParent: nil)
        3. UserPresenter to UserViewController, through Queue: close(), later
        """)
    #expect(
      session.answer("sequence --format mermaid --without router,Queue") == """
        sequenceDiagram
          actor Event
          participant L1 as UserPresenter
          participant L2 as UserViewController
          Event->>L1: didSignOut()
          L1-->>L2: didMove(toParent: nil), through AppRouterImpl
          L1-)L2: close(), through Queue
        """)
    #expect(
      session.answer("trace --without router,Queue") == """
        UserPresenter.didSignOut()
        ├─ UserViewController.didMove(toParent: nil)  through AppRouterImpl
        └─ UserViewController.close()                 later  through Queue
        """)
    #expect(session.answer("sequence --json --without router,Queue").contains("\"through\" : \"AppRouterImpl\""))
  }

  @Test func `another format is refused with those that there are`() {
    #expect(
      Self.session().answer("sequence --format dot")
        == "\"dot\" does not fit; expected drawn, mermaid, plantuml")
  }
}
