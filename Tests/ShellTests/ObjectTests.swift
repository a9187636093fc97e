import Shell
import StageProtocol
import Testing

/// What is said of single objects.
struct ObjectTests {
  private static let node = ObjectGraph.Node(
    id: "EditPresenter", type: "EditPresenter", role: .presenter, module: "Edit", createdByEvent: 1, ordinal: 1)

  private static func edge(_ from: String, _ label: String, _ to: String, weak: Bool = false) -> ObjectGraph.Edge {
    ObjectGraph.Edge(from: from, to: to, label: label, strength: weak ? .weak : .strong, via: .field)
  }

  private static let object = ObjectInspection.Object(
    node: node, place: .init(file: "Presentation/Edit/EditPresenter.swift", line: 3), superclasses: ["Presenter"],
    fields: [
      .init(name: "title", value: "\"Edit name\"", declaredIn: "Presenter"),
      .init(name: "view", value: "EditView", strength: .weak),
      .init(name: "interactor", value: "EditInteractor", strength: .strong),
      .init(name: "completion", value: "a closure"),
      .init(name: "draft", value: "Draft(firstName: \"Ann\", lastName: \"Appleseed\", isBlank: false)"),
    ],
    holders: [
      edge("EditView", "output", "EditPresenter"), edge("EditInteractor", "output", "EditPresenter", weak: true),
    ])

  private static let reasons = ObjectReasons.Object(
    node: node,
    chains: [
      .init(
        roots: [.variable(name: "Assembly.shared")], references: [edge("Assembly", "presenters[0]", "EditPresenter")]),
      .init(
        roots: [.window],
        references: [edge("Window", "rootViewController", "EditView"), edge("EditView", "output", "EditPresenter")]),
    ])

  private static func session(_ reasons: [ObjectReasons.Object] = [reasons]) -> Session {
    var app = FakeApp.user
    app.graph = ObjectGraph(kind: .ownership, nodes: [node], edges: [])
    app.inspection = ObjectInspection(objects: [object])
    app.reasons = ObjectReasons(objects: reasons)
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper; tap 'Edit name'") { _ in }
    return session
  }

  @Test func `an object is shown with its fields, its holders and its age`() {
    let session = Self.session()
    #expect(
      session.answer("inspect editpresenter") == """
        EditPresenter, presenter in Edit
          made     at event 1, tap "Edit name"
          code     Presentation/Edit/EditPresenter.swift:3
          is a     Presenter
          kept by  EditView.output
          known to EditInteractor.output (weak)
          fields   title = "Edit name"  of Presenter
                   view ⇢ EditView  weak
                   interactor: EditInteractor
                   completion = a closure
                   draft = Draft(firstName: "Ann", lastName: "Appleseed", isBlank:
                     false)
        """)
    session.run(line: "set accessible on") { _ in }
    #expect(session.answer("inspect EditPresenter").contains("fields   title = \"Edit name\"  of Presenter\n"))
    #expect(session.answer("inspect EditPresenter").contains("view: EditView  weak\n"))
    #expect(session.answer("inspect EditPresenter").hasSuffix("isBlank: false)"))
  }

  @Test func `of many holders, and of many objects of a type, the first are shown and the others counted`() {
    var app = FakeApp.user
    let holders = (1...30).map { Self.edge("Row#\($0)", "service", "Service") }
    let service = ObjectGraph.Node(id: "Service", type: "Service")
    app.graph = ObjectGraph(kind: .ownership, nodes: [service], edges: [])
    app.inspection = ObjectInspection(
      objects: [.init(node: service, place: nil, superclasses: [], fields: [], holders: holders)], omitted: 9)
    app.reasons = ObjectReasons(
      objects: [.init(node: service, chains: [.init(roots: [.variable(name: "Services.shared")], references: [])])],
      omitted: 1)
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("inspect Service") == """
        Service
          kept by  Row#1.service, Row#2.service, Row#3.service, Row#4.service,
                   Row#5.service, Row#6.service, Row#7.service, Row#8.service,
                   Row#9.service, Row#10.service, Row#11.service, Row#12.service,
                   Row#13.service, Row#14.service, Row#15.service, Row#16.service,
                   Row#17.service, Row#18.service, Row#19.service, Row#20.service and 10
                   more

        … and 9 more: `graph --only Service --list` names all, `inspect <id>` shows one
        """)
    #expect(
      session.answer("why Service") == """
        Service is kept alive by
        Service  static Services.shared

        … and 1 more: `graph --only Service --list` names all, `why <id>` shows one
        """)
  }

  @Test func `the ways in which an object is kept are shown, the shortest first`() {
    #expect(
      Self.session().answer("why EditPresenter") == """
        EditPresenter is kept alive in 2 ways; the shortest first
        Assembly  static Assembly.shared
        └─ presenters[0]: EditPresenter
        Window
        └─ rootViewController: EditView
           └─ output: EditPresenter
        """)
  }

  @Test func `for those who listen, each way has a number`() {
    let session = Self.session()
    session.run(line: "set accessible on") { _ in }
    #expect(
      session.answer("why EditPresenter") == """
        EditPresenter is kept alive in 2 ways; the shortest first
        way 1:
        1 Assembly, static Assembly.shared
        1.1 presenters[0]: EditPresenter
        way 2:
        1 Window
        1.1 rootViewController: EditView
        1.1.1 output: EditPresenter
        """)
  }

  @Test func `what keeps itself alive, and what nothing seems to keep, is said to be so`() {
    let cycle = ObjectReasons.Chain(
      roots: [],
      references: [Self.edge("EditPresenter", "view", "EditView"), Self.edge("EditView", "output", "EditPresenter")])
    #expect(
      Self.session([.init(node: Self.node, chains: [cycle])]).answer("why EditPresenter") == """
        EditPresenter keeps itself alive, and nothing else does:
        EditPresenter
        └─ view: EditView
           └─ output: EditPresenter  (cycle)
        """)
    let way = ObjectReasons.Chain(roots: [], references: [Self.edge("EditView", "output", "EditPresenter")])
    #expect(
      Self.session([.init(node: Self.node, chains: [way])]).answer("why EditPresenter") == """
        EditPresenter is kept alive by EditView, which only keeps itself alive:
        EditView
        └─ output: EditPresenter
        """)
    #expect(
      Self.session([.init(node: Self.node, chains: [])]).answer("why EditPresenter") == """
        EditPresenter lives, and nothing that can be seen keeps it: look for a task that waits, or a delayed call
        """)
  }

  @Test(arguments: ["inspect EditPresentr", "why EditPresentr"])
  func `an unknown name gets the nearest`(line: String) {
    #expect(
      Self.session().answer(line)
        == "nothing in the graph is called \"EditPresentr\"; did you mean `\(line.dropLast())er`?")
  }

  @Test func `types are completed`() {
    let completer = Completer(session: Self.session())
    #expect(completer.completion(of: "why E", at: 5).candidates == ["EditPresenter "])
    #expect(completer.completion(of: "graph --only pr", at: 15).candidates == ["presenter "])
  }
}
