import ScreenKit
import Shell
import StageProtocol
import Testing

struct GraphTests {
  private static let graph = ObjectGraph(
    kind: .ownership,
    nodes: [
      .init(id: "Window", type: "Window"),
      .init(id: "NavigationController", type: "NavigationController"),
      .init(id: "UserViewController", type: "UserViewController", role: .view, module: "User"),
      .init(id: "UserPresenter", type: "UserPresenter", role: .presenter, module: "User"),
      .init(id: "AppRouterImpl", type: "AppRouterImpl", role: .router),
      .init(id: "AppDelegate", type: "AppDelegate"),
    ],
    edges: [
      .init(from: "Window", to: "NavigationController", label: "rootViewController", strength: .strong, via: .field),
      .init(
        from: "NavigationController", to: "UserViewController", label: "viewControllers[0]", strength: .strong,
        via: .field),
      .init(from: "UserViewController", to: "UserPresenter", label: "output", strength: .strong, via: .field),
      .init(from: "UserPresenter", to: "UserViewController", label: "view", strength: .weak, via: .field),
      .init(from: "UserPresenter", to: "AppRouterImpl", label: "router", strength: .strong, via: .field),
      .init(from: "UserPresenter", to: "UserViewController", label: "onSave", strength: .strong, via: .closure),
      .init(from: "AppRouterImpl", to: "Window", label: "window", strength: .unowned, via: .field),
      .init(from: "AppDelegate", to: "Window", label: "window", strength: .strong, via: .field),
      .init(from: "AppDelegate", to: "AppRouterImpl", label: "router", strength: .strong, via: .field),
    ])

  private static func session(_ graph: ObjectGraph = graph) -> Session {
    var app = FakeApp.user
    app.graph = graph
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `objects stand below the first that keeps them`() {
    #expect(
      Self.session().answer("graph") == """
        Window
        └─ rootViewController: NavigationController
           └─ viewControllers[0]: UserViewController  view
              └─ output: UserPresenter                presenter
                 ├─ view ⇢ UserViewController         weak
                 ├─ router: AppRouterImpl             router
                 │  └─ window ⇢ Window                unowned
                 └─ onSave: UserViewController        in a closure, (cycle)
        AppDelegate
        ├─ window: Window                             (shared)
        └─ router: AppRouterImpl                      (shared)
        """)
  }

  @Test func `a tree can be cut`() {
    #expect(
      Self.session().answer("graph --depth 2") == """
        Window
        └─ rootViewController: NavigationController
           └─ viewControllers[0]: UserViewController  view, …
        AppDelegate
        ├─ window: Window                             (shared)
        └─ router: AppRouterImpl                      router
           └─ window ⇢ Window                         unowned
        """)
  }

  @Test func `a list says of each object who keeps it and whom it keeps`() {
    let list = """
      Window
        kept by: AppDelegate.window
        keeps: rootViewController NavigationController
      NavigationController
        kept by: Window.rootViewController
        keeps: viewControllers[0] UserViewController
      UserViewController, view
        kept by: NavigationController.viewControllers[0]; UserPresenter.onSave
        keeps: output UserPresenter
      UserPresenter, presenter
        kept by: UserViewController.output
        keeps: router AppRouterImpl; onSave UserViewController in a closure
        weak: view UserViewController
      AppRouterImpl, router
        kept by: UserPresenter.router; AppDelegate.router
        unowned: window Window
      AppDelegate
        keeps: window Window; router AppRouterImpl
      """
    let session = Self.session()
    #expect(session.answer("graph --list") == list)
    session.run(line: "set accessible on") { _ in }
    #expect(session.answer("graph") == list)
  }

  @Test func `for those who listen a tree is numbered`() {
    let session = Self.session()
    session.run(line: "set accessible on") { _ in }
    #expect(
      session.answer("graph --depth 3") == """
        1 Window
        1.1 rootViewController: NavigationController
        1.1.1 viewControllers[0]: UserViewController, view
        1.1.1.1 output: UserPresenter, presenter, …
        2 AppDelegate
        2.1 window: Window, (shared)
        2.2 router: AppRouterImpl, router
        2.2.1 window ⇢ Window, unowned
        """)
  }

  @Test func `what only a cycle keeps alive is shown at the end`() {
    let graph = ObjectGraph(
      kind: .ownership,
      nodes: [.init(id: "Window", type: "Window"), .init(id: "A", type: "A"), .init(id: "B", type: "B")],
      edges: [
        .init(from: "A", to: "B", label: "b", strength: .strong, via: .field),
        .init(from: "B", to: "A", label: "a", strength: .strong, via: .field),
      ])
    #expect(
      Self.session(graph).answer("graph") == """
        Window
        A
        └─ b: B
           └─ a: A  (cycle)
        """)
  }

  @Test func `a chain of ten thousand objects and a list of a thousand can still be read`() {
    let chain = (0..<10_000).map { ObjectGraph.Node(id: "Node-\($0)", type: "Node") }
    let graph = ObjectGraph(
      kind: .ownership, nodes: chain,
      edges: (1..<10_000).map {
        .init(from: "Node-\($0 - 1)", to: "Node-\($0)", label: "next", strength: .strong, via: .field)
      })
    #expect(Self.session(graph).answer("graph").split(separator: "\n").count == 17)

    let fan = ObjectGraph(
      kind: .ownership, nodes: chain,
      edges: (1..<10_000).map {
        .init(from: "Node-0", to: "Node-\($0)", label: "items[\($0 - 1)]", strength: .strong, via: .field)
      })
    let lines = Self.session(fan).answer("graph").split(separator: "\n")
    #expect(lines.count == 32)
    #expect(lines.last == "└─ … and 9969 more")
  }

  @Test func `the graph for programs is the protocol's own form`() {
    let graph = ObjectGraph(
      kind: .ownership, nodes: [.init(id: "A", type: "A", role: .view, module: "User")],
      edges: [.init(from: "A", to: "A", label: "me", strength: .weak, via: .field)])
    #expect(
      Self.session(graph).answer("graph --json") == """
        {
          "edges" : [
            {
              "from" : "A",
              "label" : "me",
              "strength" : "weak",
              "to" : "A",
              "via" : "field"
            }
          ],
          "kind" : "ownership",
          "nodes" : [
            {
              "id" : "A",
              "module" : "User",
              "role" : "view",
              "roots" : [

              ],
              "type" : "A"
            }
          ]
        }
        """)
  }
}
