import Architectures
import Shell
import StageProtocol
import Testing

struct InjectionGraphTests {
  private static func node(
    _ type: String, _ role: ArchitectureRole?, module: String? = nil, layer: Layer? = nil, isType: Bool? = nil
  ) -> ObjectGraph.Node {
    ObjectGraph.Node(id: type, type: type, role: role, module: module, layer: layer, isType: isType)
  }

  private static func edge(
    _ from: String, _ to: String, _ label: String, _ via: ObjectGraph.EdgeKind,
    _ strength: ObjectGraph.Strength = .strong, isOutward: Bool? = nil
  ) -> ObjectGraph.Edge {
    ObjectGraph.Edge(from: from, to: to, label: label, strength: strength, via: via, isOutward: isOutward)
  }

  private static let graph = ObjectGraph(
    kind: .injection,
    nodes: [
      node("UserServiceImpl", .service, module: "Services", layer: .data),
      node("UserInteractor", .interactor, module: "User", layer: .domain),
      node("UserPresenter", .presenter, module: "User", layer: .logic),
      node("UserViewController", .view, module: "User", layer: .view),
      node("UserConfigurator", .configurator, layer: .assembly, isType: true),
      node("ServicesPart", .part, layer: .assembly, isType: true),
    ],
    edges: [
      edge("ServicesPart", "UserServiceImpl", "", .factory),
      edge("UserConfigurator", "UserInteractor", "", .build),
      edge("UserInteractor", "UserServiceImpl", "userService", .argument),
      edge("UserInteractor", "UserPresenter", "output", .property, isOutward: true),
      edge("UserConfigurator", "UserPresenter", "", .build),
      edge("UserPresenter", "UserInteractor", "interactor", .argument),
      edge("UserPresenter", "UserServiceImpl", "fallback", .passing, .weak),
      edge("UserPresenter", "UserViewController", "view", .property, .weak),
      edge("UserPresenter", "UserViewController", "alerts", .property, .weak),
      edge("UserConfigurator", "UserViewController", "", .build),
    ])

  private static func session() -> Session {
    var app = FakeApp.user
    app.graph = graph
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `each object is a sentence, and what points the wrong way is marked`() {
    #expect(
      Self.session().answer("graph injection") == """
        Services
        UserServiceImpl — built by ServicesPart in a container

        User
        UserInteractor — built by UserConfigurator, given UserServiceImpl as
            userService, set later UserPresenter as output
            ✗ output points the wrong way: domain should not hold logic
        UserPresenter — built by UserConfigurator, given UserInteractor as
            interactor, UserServiceImpl as fallback (not kept), set later
            UserViewController as view and alerts (weak)
        UserViewController — built by UserConfigurator

        6 dependencies between layers, 1 the wrong way
        """)
  }

  @Test func `those who listen hear what is wrong in words`() {
    let session = Self.session()
    session.settings.isAccessible = true
    #expect(
      session.answer("graph injection --only interactor,presenter") == """
        User
        UserInteractor, built by UserConfigurator, given UserServiceImpl as
            userService, set later UserPresenter as output
            output points the wrong way: domain should not hold logic
        UserPresenter, built by UserConfigurator, given UserInteractor as
            interactor, UserServiceImpl as fallback (not kept), set later
            UserViewController as view and alerts (weak)

        6 dependencies between layers, 1 the wrong way
        """)
  }

  @Test func `the forms of the other graphs are its own, too`() {
    #expect(
      Self.session().answer("graph injection --around UserInteractor --format mermaid") == """
        flowchart LR
          n1["UserServiceImpl<br/>service"]
          n2["UserInteractor<br/>interactor"]
          n3["UserPresenter<br/>presenter"]
          n4["UserConfigurator<br/>configurator"]
          n4 -->|"builds"| n2
          n2 -->|"userService"| n1
          n2 -->|"output<br/>set later, the wrong way"| n3
          n4 -->|"builds"| n3
          n3 -->|"interactor"| n2
          n3 -.->|"fallback<br/>not kept"| n1
        """)
  }
}
