import Injection
import ScreenKit
import Shell
import StageProtocol
import Testing

/// How the shell shows an app's registrations.
struct RegistrationTests {
  private static let graph = RegistrationGraph(
    containers: [
      .init(name: "AppContainer"), .init(name: "UserContainer", parent: 0), .init(name: "Empty", parent: 0),
    ],
    nodes: [
      .init(key: .init("UserRepository"), scope: .singleton, origin: Origin(fileID: "app/AppContainer.swift", line: 7)),
      .init(
        key: .init("UserRepositoryType"), scope: .singleton, origin: Origin(fileID: "app/AppContainer.swift", line: 7)),
      .init(
        key: .init("UserViewModel", arguments: "Int"), scope: .transient, container: 1,
        origin: Origin(fileID: "app/UserPart.swift", line: 12, part: "UserPart"), gap: .arguments),
      .init(
        key: .init("UserAPI", name: "offline"), scope: .graph, container: 1,
        origin: Origin(fileID: "app/UserPart.swift", line: 14, part: "UserPart"), gap: .closure),
    ],
    edges: [
      .init(from: 1, to: 0, key: .init("UserRepository"), use: .forwarding),
      .init(from: 2, to: 1, key: .init("UserRepositoryType"), evidence: .learned),
    ])

  private static func session(_ graph: RegistrationGraph = graph, isInteractive: Bool = false) -> Session {
    var app = FakeApp.user
    app.registrations = graph
    let session = Session.fake(FakeBuilder(["viper": app]), isInteractive: isInteractive)
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `each container lists what it was told`() {
    #expect(
      Self.session().answer("registrations") == """
        AppContainer
          UserRepository      singleton          AppContainer.swift:7
          UserRepositoryType  is UserRepository  AppContainer.swift:7
        UserContainer, child of AppContainer
          UserViewModel(Int)  transient  UserPart  UserPart.swift:12
          UserAPI "offline"   graph      UserPart  UserPart.swift:14
        Empty, child of AppContainer
          nothing is registered here
        """)
  }

  @Test func `those whose key contains a text can be asked for`() {
    #expect(
      Self.session().answer("registrations repository") == """
        AppContainer
          UserRepository      singleton          AppContainer.swift:7
          UserRepositoryType  is UserRepository  AppContainer.swift:7
        """)
    #expect(
      Self.session().answer("registrations UserRepositry") == """
        no container of the app knows "UserRepositry"; did you mean `registrations UserRepository`?
        """)
    #expect(
      Self.session().answer("registrations Zebra")
        == #"no container of the app knows "Zebra"; `registrations` lists what they know"#)
  }

  @Test func `a long key is wrapped where a person watches, and in a narrow window the rest stands below`() {
    let long = RegistrationGraph(
      containers: [.init(name: "Root")],
      nodes: [
        .init(
          key: .init("LoadUserUseCase & ObserveSessionUseCase & ObserveUserNameUseCase & SignOutUseCase"),
          scope: .graph,
          origin: Origin(fileID: "app/UserScreenComposition.swift", line: 5)),
        .init(key: .init("UserAPI"), scope: .singleton, origin: Origin(fileID: "app/API.swift", line: 3)),
      ], edges: [])
    #expect(
      Self.session(long, isInteractive: true).answer("registrations") == """
        Root
          LoadUserUseCase &         graph      UserScreenComposition.swift:5
          ObserveSessionUseCase &
          ObserveUserNameUseCase &
          SignOutUseCase
          UserAPI                   singleton  API.swift:3
        """)
    let narrow = Self.session(long, isInteractive: true)
    narrow.terminal.width = 50
    #expect(
      narrow.answer("registrations") == """
        Root
          LoadUserUseCase & ObserveSessionUseCase &
          ObserveUserNameUseCase & SignOutUseCase
            graph, UserScreenComposition.swift:5
          UserAPI                   singleton, API.swift:3
        """)
  }

  @Test func `for those who listen there are no columns`() {
    let session = Self.session()
    session.run(line: "set accessible on") { _ in }
    #expect(
      session.answer("registrations user") == """
        AppContainer
          UserRepository: singleton, AppContainer.swift:7
          UserRepositoryType: is UserRepository, AppContainer.swift:7
        UserContainer, child of AppContainer
          UserViewModel(Int): transient, part UserPart, UserPart.swift:12
          UserAPI "offline": graph, part UserPart, UserPart.swift:14
        """)
  }

  @Test(arguments: ["registrations", "validate", "expect valid", "expect registered UserPresenter"])
  func `a wiring without a container has none to show`(line: String) {
    let empty = RegistrationGraph(containers: [], nodes: [], edges: [])
    #expect(
      Self.session(empty).answer(line).hasSuffix(
        " is wired by hand, without a container, so nothing is registered; `graph` shows what its objects hold"))
  }

  @Test func `the graph of registrations is a tree, or a list of what needs what`() {
    var app = FakeApp.user
    app.registrations = Self.graph
    app.needs = ObjectGraph(
      kind: .registrations,
      nodes: [
        .init(id: "UserViewModel(Int)", type: "UserViewModel", scope: .transient), .init(id: "Repo", type: "Repo"),
      ],
      edges: [.init(from: "UserViewModel(Int)", to: "Repo", use: .initialiser)])
    let session = Session.fake(FakeBuilder(["viper": app]))
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("graph registrations") == """
        UserViewModel(Int)  transient
        └─ needs: Repo
        """)
    #expect(
      session.answer("graph registrations --list") == """
        UserRepository, singleton, in AppContainer
          made: AppContainer.swift:7
          needed by: UserRepositoryType
        UserRepositoryType, singleton, in AppContainer
          made: AppContainer.swift:7
          needs: UserRepository (forwarding)
          needed by: UserViewModel(Int)
        UserViewModel(Int), transient, in UserContainer
          made: UserPart.swift:12, in UserPart
          needs: UserRepositoryType (learned)
          open: its factory asks the container itself, and only a request has its arguments
        UserAPI "offline", graph, in UserContainer
          made: UserPart.swift:14, in UserPart
          open: its factory asks the container itself, and has not run yet
        """)
    #expect(session.answer("graph riblets") == #""riblets" does not fit; expected ownership, injection, registrations"#)
  }

  @Test func `what one registration needs another for is said wherever the two are shown`() {
    var app = FakeApp.user
    app.registrations = Self.graph
    app.needs = ObjectGraph(
      kind: .registrations,
      nodes: ["Screen", "Store", "Clock", "Log", "Editor", "Alert", "Plugin", "Memory", "UserID"].map {
        .init(id: $0, type: $0)
      },
      edges: [
        .init(from: "Screen", to: "Store", use: .initialiser), .init(from: "Screen", to: "Clock", use: .optional),
        .init(from: "Screen", to: "Log", use: .property), .init(from: "Screen", to: "Editor", use: .lazy),
        .init(from: "Screen", to: "Alert", use: .provider), .init(from: "Screen", to: "Plugin", use: .all),
        .init(from: "Store", to: "Memory", use: .forwarding), .init(from: "Screen", to: "UserID", use: .argument),
      ])
    let session = Session.fake(FakeBuilder(["viper": app, "mvvmfc": .user]))
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("graph registrations --diff mvvmfc") == """
        only in viper: 9 registrations, 8 needs
        + Screen
        + Store
        + Clock
        + Log
        + Editor
        + Alert
        + Plugin
        + Memory
        + UserID
        +   Screen needs Store
        +   Screen may need Clock
        +   Screen is given Log
        +   Screen needs later Editor
        +   Screen asks for Alert
        +   Screen needs all Plugin
        +   Store is Memory
        +   Screen takes UserID
        """)
    #expect(
      session.answer("graph registrations --diff 0") == "the same registrations, and the same needs between them")
    #expect(
      session.answer("graph registrations") == """
        Screen
        ├─ needs: Store
        │  └─ is: Memory
        ├─ may need: Clock
        ├─ is given ⇢ Log        weak
        ├─ needs later ⇢ Editor  weak
        ├─ asks for ⇢ Alert      weak
        ├─ needs all: Plugin
        └─ takes: UserID
        Log
        Editor
        Alert
        """)
    #expect(
      session.answer("graph registrations --list --around Store") == """
        Screen
          needs: Store
        Store
          needed by: Screen
          is: Memory
        Memory
          needed by: Store
        """)
  }

  @Test func `a key can be inspected like an object`() {
    #expect(
      Self.session().answer("inspect UserViewModel") == """
        UserViewModel(Int), transient, in UserContainer
          made: UserPart.swift:12, in UserPart
          needs: UserRepositoryType (learned)
          open: its factory asks the container itself, and only a request has its arguments
        INJ005 unused, note: nothing that could be checked asks for UserViewModel(Int)
          at: app/UserPart.swift:12, UserViewModel(Int) in UserPart
          help: drop it, unless the program asks for it itself
        INJ006 unchecked, note: the factory of UserViewModel(Int) asks the container itself, and only a request has its arguments
          at: app/UserPart.swift:12, UserViewModel(Int) in UserPart
          help: it is checked once it has been resolved
        """)
  }

  @Test func `why tells who asked for a key, through which factories, and when`() {
    var app = FakeApp.user
    app.registrations = Self.graph
    app.reasons = ObjectReasons(
      objects: [],
      requests: [
        KeyRequest(
          key: "UserRepository", outcome: .built, askers: ["UserViewModel(Int)", "UserRepositoryType"], event: 0),
        KeyRequest(key: "UserRepository", outcome: .found, askers: [], event: 1),
        KeyRequest(key: "UserRepository", outcome: .found, askers: [], event: 1),
        KeyRequest(key: "UserRepository", outcome: .failed, askers: ["Gone"], event: 7),
      ])
    let session = Session.fake(FakeBuilder(["viper": app]))
    for line in ["switch viper", "wait 1s"] { session.run(line: line) { _ in } }
    #expect(
      session.answer("why UserRepository") == """
        UserRepository, singleton, in AppContainer
          asked for:
            at launch: built
              for UserRepositoryType (singleton, AppContainer.swift:7)
              for UserViewModel(Int) (transient, UserPart.swift:12)
            1 wait 1s: found, 2 times, from outside
            event 7: failed
              for Gone
        """)
    #expect(session.answer("why UserAPI").hasSuffix("  asked for: never so far"))
    #expect(session.answer("why --json UserAPI").contains("\"registrations\" : ["))
  }

  @Test func `keys complete`() {
    let completion = Completer(session: Self.session()).completion(of: "registrations user", at: 18)
    #expect(
      completion.candidates == [
        "UserRepository ", "UserRepositoryType ", "UserViewModel(Int) ", #""UserAPI \"offline\"" "#,
      ])
  }

  @Test func `notes of a kind are told together, or one by one`() {
    let unused = """
      INJ005 unused, 2 notes: so far, nothing is known to have asked for these
        UserViewModel(Int)  UserPart.swift:12
        UserAPI "offline"   UserPart.swift:14

      INJ006 unchecked, 2 notes: these ask the container themselves, and have not run yet
        UserViewModel(Int)  UserPart.swift:12
        UserAPI "offline"   UserPart.swift:14

      4 notes; 4 registrations checked, 2 of them in part
      """
    #expect(Self.session().answer("validate") == unused)
    #expect(
      Self.session().answer("validate --all").hasPrefix(
        """
        INJ005 unused, note: nothing that could be checked asks for UserViewModel(Int)
          at: app/UserPart.swift:12, UserViewModel(Int) in UserPart
          help: drop it, unless the program asks for it itself
        """))
  }

  @Test func `an error fails the command, and says all that is known of it`() {
    let graph = RegistrationGraph(
      containers: [.init(name: "Root")],
      nodes: [
        .init(
          key: .init("UserScreenViewModel"), scope: .graph, origin: Origin(fileID: "app/UserPart.swift", line: 12),
          isEntryPoint: true),
        .init(key: .init("UserRepositoryType"), scope: .graph, isEntryPoint: true),
      ],
      edges: [.init(from: 0, to: nil, key: .init("UserRepository"))])
    let outputs = Self.session(graph).outputs("validate")
    #expect(outputs.map(\.status) == [.checkFailed])
    #expect(
      outputs.map(\.text.plain) == [
        """
        INJ001 missing, error: nothing is registered for UserRepository
          at: app/UserPart.swift:12, UserScreenViewModel
          chain: UserScreenViewModel → UserRepository
          near: UserRepositoryType
          help: register it, or ask for UserRepositoryType

        1 error; 2 registrations checked
        """
      ])
    #expect(
      Self.session(graph).answer("expect valid").hasSuffix(
        "INJ001: nothing is registered for UserRepository (UserScreenViewModel → UserRepository)"))
  }

  @Test func `programs get the graph and the report`() throws {
    #expect(Self.session().answer("registrations --json").hasPrefix("{\n  \"containers\" : ["))
    #expect(Self.session().answer("validate --json").hasPrefix("{\n  \"problems\" : ["))
  }
}
