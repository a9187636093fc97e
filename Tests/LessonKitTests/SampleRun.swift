import Architectures
import LessonKit
import ScreenKit
import StageProtocol

extension EventRun {
  /// Signing out: the user's module goes, and that of the login comes.
  static func signOut(in wiring: String = "viper", leaks: [LeakReport.Leak] = []) -> EventRun {
    EventRun(
      wiring: wiring, events: [.tap("Sign Out")], screenBefore: screen("User:42"), screen: screen("Login"),
      graphBefore: graph(of: "User", interactor: true), graph: graph(of: "Login", interactor: false),
      trace: CallTrace(
        event: 1,
        calls: [
          call(0, "UserViewController", "signOutTapped()", .viewController),
          call(1, "UserPresenter", "signOutTapped()", .presenter),
          call(2, "UserInteractor", "signOut()", .interactor),
          call(2, "AppRouterImpl", "replaceStack(rootUrn:)", .router),
          call(3, "LoginPresenter", "init()", .presenter, .initialiser),
        ],
        createdTypes: ["LoginPresenter", "LoginViewController"],
        freedTypes: ["UserViewController", "UserPresenter", "UserInteractor"]),
      leaksBefore: LeakReport(leaks: []), leaks: LeakReport(leaks: leaks))
  }

  /// Something that stays on the same screen and calls nothing.
  static let nothing = EventRun(
    wiring: "viper", events: [.wait(.seconds(1))], screenBefore: screen("User:42"), screen: screen("User:42"),
    graphBefore: graph(of: "User", interactor: true), graph: graph(of: "User", interactor: true),
    trace: CallTrace(event: 1, calls: []), leaksBefore: LeakReport(leaks: []), leaks: LeakReport(leaks: []))

  static func screen(_ place: String, title: String = "") -> Screen {
    Screen(path: [place], title: title, presentation: .root, elements: [])
  }

  /// The presenter of the user's screen, which has gone.
  static let leak = LeakReport.Leak(
    object: ObjectGraph.Node(id: "UserPresenter", type: "UserPresenter"), screen: "UserViewController",
    route: "User:42",
    event: 1, path: [], roots: [], cycle: [], culprit: nil, place: nil, fix: "hold it weakly", others: [])

  private static func call(
    _ depth: Int, _ type: String, _ member: String, _ role: ArchitectureRole, _ kind: CallKind = .function
  ) -> CallTrace.Call {
    CallTrace.Call(
      depth: depth, type: type, member: CalledMember(kind, fullName: member), role: role, file: "\(type).swift",
      line: depth + 7)
  }

  private static func graph(of screen: String, interactor: Bool) -> ObjectGraph {
    let own: [(String, ArchitectureRole)] =
      [("\(screen)ViewController", .viewController), ("\(screen)Presenter", .presenter)]
      + (interactor ? [("\(screen)Interactor", .interactor)] : [])
    let shared: [(String, ArchitectureRole)] = [
      ("AppDelegate", .appDelegate), ("AppRouterImpl", .router), ("UserServiceImpl", .service),
    ]
    let nodes = (own + shared).map { ObjectGraph.Node(id: $0.0, type: $0.0, role: $0.1, module: "App") }
    return ObjectGraph(
      kind: .ownership, nodes: [ObjectGraph.Node(id: "Window", type: "Window")] + nodes,
      edges: [
        edge("Window", "\(screen)ViewController", "root"),
        edge("\(screen)ViewController", "\(screen)Presenter", "output"),
        edge("\(screen)Presenter", "\(screen)ViewController", "view", .weak),
        edge("AppDelegate", "AppRouterImpl", "router"), edge("AppDelegate", "UserServiceImpl", "service"),
      ])
  }

  private static func edge(
    _ from: String, _ to: String, _ label: String, _ strength: ObjectGraph.Strength = .strong
  ) -> ObjectGraph.Edge {
    ObjectGraph.Edge(from: from, to: to, label: label, strength: strength, via: .field)
  }
}
