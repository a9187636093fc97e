import Injection
import LessonKit
import Rules
import ScreenKit
import StageProtocol
import Testing

struct GoalVerdictTests {
  @Test(
    arguments: [
      (#"screen shows "Ann Appleseed""#, nil),
      (#"screen shows "Ann""#, nil),
      (#"screen shows "User""#, nil),
      (#"screen shows "Annie""#, nil),
      (#"screen shows "Save" disabled"#, nil),
      (#"screen lacks "Sign in""#, nil),
      ("path is User:42", nil),
      (
        #"screen shows "Sign in""#,
        #"the screen has no "Sign in"; it shows "User", "Ann Appleseed", "First name", "Save""#
      ),
      (#"screen lacks "Ann""#, #"the screen still shows "Ann""#),
      (#"screen shows "Save" enabled"#, #""Save" is disabled"#),
      (#"screen lacks "Save" disabled"#, #"the screen still shows "Save" disabled"#),
      ("path is Login", "the path is User:42"),
    ] as [(String, String?)])
  func `goals on the screen`(goal: String, difference: String?) throws {
    let environment = StubEnvironment()
    environment.path = ["User:42"]
    environment.elements = [
      Screen.Element(kind: .label, id: "ann", text: "Ann Appleseed"),
      Screen.Element(kind: .field, id: "first", text: "First name", value: "Annie"),
      Screen.Element(kind: .button, id: "save", text: "Save", enabled: false),
    ]

    try expect(goal, in: environment, differs: difference)
  }

  @Test(
    arguments: [
      ("trace has AppRouterImpl.replaceStack", nil),
      ("trace has AppRouterImpl.replaceStack(rootUrn:animated:)", nil),
      (#"trace has AppRouterImpl.replaceStack(rootUrn: "Login", animated: true)"#, nil),
      ("trace has UserScreenContext.signOut", nil),
      ("trace has SignOutUseCase.signOut", nil),
      ("trace has UserScreenViewModel.userName.set", nil),
      ("trace has Table.subscript(_:)", nil),
      ("trace has UserRoutes.signedOut", nil),
      ("trace has closure in UserLoader.load", nil),
      ("trace has closure in UserLoader.load(id:)", nil),
      ("trace lacks LoginFactory.createModule", nil),
      (
        #"trace has AppRouterImpl.replaceStack(rootUrn: "User:42")"#,
        """
        AppRouterImpl was called, but its replaceStack(rootUrn: User:42) was not; \
        the trace has replaceStack(rootUrn: "Login", animated: true)
        """
      ),
      (
        "trace has UserScreenContext.rename",
        "UserScreenContext was called, but its rename was not; the trace has signOut()"
      ),
      ("trace has UserScreenContxt.signOut", "the trace has no UserScreenContxt, but it has UserScreenContext"),
      (
        "trace has UserPresenter.load",
        "UserPresenter was not called; the trace has AppRouterImpl, UserScreenContext, UserScreenViewModel, Table, UserRoutes, UserLoader"
      ),
      ("trace lacks SignOutUseCase.signOut", "the trace has SignOutUseCase.signOut"),
    ] as [(String, String?)])
  func `goals on the trace`(goal: String, difference: String?) throws {
    let environment = StubEnvironment()
    let calls: [(String, CalledMember, String?)] = [
      (
        "AppRouterImpl",
        .init(.function, fullName: "replaceStack(rootUrn:animated:)", values: [#""Login""#, "true"]), nil
      ),
      ("UserScreenContext", .init(.function, fullName: "signOut()"), "SignOutUseCase"),
      ("UserScreenViewModel", .init(.setter, "userName"), nil),
      ("Table", .init(.getter, fullName: "subscript(_:)", values: ["3"]), nil),
      ("UserRoutes", .init(.storedClosure, "signedOut"), nil),
      ("UserLoader", .init(.passedClosure, fullName: "load(id:)"), nil),
    ]
    environment.calls = calls.map {
      CallTrace.Call(depth: 0, type: $0.0, member: $0.1, declaredIn: $0.2, file: "A.swift", line: 1)
    }

    try expect(goal, in: environment, differs: difference)
  }

  @Test(
    arguments: [
      ("graph has UserPresenter", nil),
      ("graph has UserPresenter -> UserViewController", nil),
      ("graph has UserPresenter -> UserViewController weak", nil),
      ("graph has UserViewController -> UserPresenter strong", nil),
      ("graph lacks LoginPresenter", nil),
      ("graph lacks UserPresenter -> UserViewController strong", nil),
      (
        "graph has UserPresenter -> UserViewController strong",
        "UserPresenter holds UserViewController weakly, not strongly (view)"
      ),
      (
        "graph has UserInteractor -> UserPresenter",
        "it is the other way round: UserPresenter holds UserInteractor strongly (interactor)"
      ),
      (
        "graph has UserViewController -> UserInteractor",
        "UserViewController does not hold UserInteractor; it holds UserPresenter (output)"
      ),
      ("graph has UserInteractor -> UserViewController", "UserInteractor holds nothing"),
      ("graph has UserPresentr", "the graph has no UserPresentr, but it has UserPresenter"),
      (
        "graph has UserPresenter -> SomethingElse",
        "the graph has no SomethingElse; it has UserViewController, UserPresenter, UserInteractor"
      ),
      ("graph lacks UserPresenter", "the graph still has UserPresenter"),
      (
        "graph lacks UserPresenter -> UserViewController weak",
        "UserPresenter still holds UserViewController weakly"
      ),
    ] as [(String, String?)])
  func `goals on the graph`(goal: String, difference: String?) throws {
    let environment = StubEnvironment()
    let types = ["UserViewController", "UserPresenter", "UserInteractor"]
    func edge(_ from: String, _ to: String, _ label: String, _ strength: ObjectGraph.Strength) -> ObjectGraph.Edge {
      ObjectGraph.Edge(from: from, to: to, label: label, strength: strength, via: .field)
    }
    environment.objects = ObjectGraph(
      kind: .ownership, nodes: types.map { ObjectGraph.Node(id: $0, type: $0) },
      edges: [
        edge("UserViewController", "UserPresenter", "output", .strong),
        edge("UserPresenter", "UserViewController", "view", .weak),
        edge("UserPresenter", "UserInteractor", "interactor", .strong),
      ])

    try expect(goal, in: environment, differs: difference)
  }

  @Test(
    arguments: [
      ("registered UserScreenViewModel", nil),
      (#"registered UserAPI "offline""#, nil),
      ("registered UserAPI", nil),
      (
        "registered UserScreenViewModl", "nothing is registered for UserScreenViewModl, but for UserScreenViewModel"
      ),
      ("registered Zebra", #"nothing is registered for Zebra; there are UserScreenViewModel, UserAPI "offline""#),
      (
        "valid",
        "INJ001: nothing is registered for UserRepository (UserScreenViewModel → UserRepository), and 1 more error"
      ),
    ] as [(String, String?)])
  func `goals on the containers`(goal: String, difference: String?) throws {
    let environment = StubEnvironment()
    environment.container = RegistrationGraph(
      containers: [.init(name: "container")],
      nodes: [
        .init(key: .init("UserScreenViewModel"), scope: .graph),
        .init(key: .init("UserAPI", name: "offline"), scope: .singleton),
      ],
      edges: [
        .init(from: 0, to: nil, key: .init("UserRepository")),
        .init(from: 1, to: 1, key: .init("UserAPI", name: "offline")),
      ])

    try expect(goal, in: environment, differs: difference)
  }

  @Test func `warnings and notes leave a container valid`() throws {
    let environment = StubEnvironment()
    environment.container = RegistrationGraph(
      containers: [.init(name: "container")],
      nodes: [.init(key: .init("A"), scope: .singleton), .init(key: .init("B"), scope: .graph, gap: .closure)],
      edges: [.init(from: 0, to: 1, key: .init("B"))])

    try expect("valid", in: environment, differs: nil)
  }

  @Test(
    arguments: [
      ("equal in viper", nil),
      ("equal in contexts", "contexts differs: path is User:42 here and Login there"),
      ("equal in all", "contexts differs: path is User:42 here and Login there"),
      (
        "equal in mvpcf",
        #"mvpcf differs: button "Friends" is enabled here and disabled there"#
      ),
      ("equal in empty", #"empty differs: button "Friends" is here and not there"#),
      ("equal in riblets", "there is no wiring riblets"),
    ] as [(String, String?)])
  func `goals on other wirings`(goal: String, difference: String?) throws {
    let environment = StubEnvironment()
    environment.path = ["User:42"]
    environment.elements = [Screen.Element(kind: .button, id: "friends", text: "Friends")]
    func screen(_ elements: [Screen.Element], path: String = "User:42") -> Screen {
      Screen(path: [path], title: "User", presentation: .root, elements: elements)
    }
    environment.otherScreens = [
      "viper": screen(environment.elements),
      "contexts": screen([], path: "Login"),
      "mvpcf": screen([Screen.Element(kind: .button, id: "friends", text: "Friends", enabled: false)]),
      "empty": screen([]),
    ]

    try expect(goal, in: environment, differs: difference)
  }

  @Test func `a environment that cannot answer does not meet a goal, and says why`() throws {
    let environment = StubEnvironment()
    environment.buildTrouble = StubEnvironment.Trouble(description: "User.swift:3: cannot find 'x' in scope")

    try expect("path is Login", in: environment, differs: "no app is running")
    try expect("builds", in: environment, differs: "User.swift:3: cannot find 'x' in scope")
  }

  @Test func `the first finding of a rule is named, with its place`() throws {
    let environment = StubEnvironment()
    try expect("rules pass", in: environment, differs: nil)

    let finding = Finding(
      rule: "VI-3", file: "UserPresenter.swift", line: 4, what: "UserPresenter holds its view strongly", why: "",
      how: "")
    environment.findings = [finding, finding]
    try expect(
      "rules pass VI-3", in: environment,
      differs: "VI-3: UserPresenter holds its view strongly (UserPresenter.swift:4), and 1 more finding")
  }

  @Test func `what lives on after its screen has gone is named`() throws {
    let environment = StubEnvironment()
    try expect("no leaks", in: environment, differs: nil)
    try expect("leaks UserPresenter", in: environment, differs: "nothing lives on")

    func leak(_ id: String) -> LeakReport.Leak {
      LeakReport.Leak(
        object: .init(id: id, type: id), screen: "UserViewController", route: "User:42", event: 1, path: [], roots: [],
        cycle: [], culprit: nil, place: nil, fix: "", others: [])
    }
    environment.leaking = LeakReport(leaks: [leak("UserPresenter"), leak("UserInteractor")])
    try expect("no leaks", in: environment, differs: "UserPresenter, UserInteractor live on after User:42 has gone")
    try expect("leaks UserInteractor", in: environment, differs: nil)
    try expect(
      "leaks UserRouter", in: environment, differs: "no UserRouter lives on; UserPresenter, UserInteractor live on")
  }

  @Test(
    arguments: [
      ("looked at trace", nil),
      ("looked at trace --depth 4", nil),
      ("looked at graph", nil),
      ("looked at GRAPH --around userpresenter", nil),
      ("looked at graph injection", "you have not looked at graph injection since the app changed last"),
      ("looked at leaks", "you have not looked at leaks since the app changed last"),
      ("looked at UserPresenter", "you have not looked at UserPresenter since the app changed last"),
    ] as [(String, String?)])
  func `looks are known by their command and the words that matter`(goal: String, difference: String?) throws {
    let environment = StubEnvironment()
    environment.looks = [["trace", "--depth", "4"], ["graph", "--around", "UserPresenter"]]

    try expect(goal, in: environment, differs: difference)
  }

  @Test(
    arguments: [
      ("happened open User:7", nil),
      ("happened open User:7 then wait 2s then tap Retry", nil),
      (#"happened tap "Bob Baker""#, nil),
      ("happened open User:13", "open User:13 has not happened"),
      ("happened tap Retry then open User:7", "open User:7 has not happened since tap Retry"),
    ] as [(String, String?)])
  func `events have happened in an order, a link with its scheme or without`(
    goal: String, difference: String?
  ) throws {
    let environment = StubEnvironment()
    environment.events = [.open("atelier://User:7"), .wait(.seconds(2)), .tap("Retry"), .select("Bob Baker")]

    try expect(goal, in: environment, differs: difference)
  }

  @Test func `a trace that was cut off proves no absence`() throws {
    let environment = StubEnvironment()
    environment.omittedCalls = 12

    try expect(
      "trace lacks UserPresenter.load", in: environment,
      differs: "the trace has no UserPresenter.load, but 12 more calls were not recorded")
  }

  private func expect(_ goal: String, in environment: StubEnvironment, differs difference: String?) throws {
    #expect(try Goal(parsing: goal).verdict(asking: environment) == (difference.map { .unmet($0) } ?? .met))
  }
}
