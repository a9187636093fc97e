import Foundation
import Shell
import StageProtocol
import Testing

/// The parts and the forms in which a graph can be had.
struct GraphViewTests {
  private static let graph = ObjectGraph(
    kind: .ownership,
    nodes: [
      .init(id: "Window", type: "Window", roots: [.window]),
      .init(
        id: "Assembly", type: "Assembly", role: .assembly,
        roots: [.variable(name: "Assembly.shared"), .variable(name: "cache")]),
      .init(id: "UserView", type: "UserView", role: .view, module: "User"),
      .init(id: "UserViewModel", type: "UserViewModel", role: .viewModel, module: "User"),
      .init(id: "NameService", type: "NameService", role: .service),
      .init(id: "Loner", type: "Loner", isReachable: false),
    ],
    edges: [
      .init(from: "Window", to: "UserView", label: "rootViewController", strength: .strong, via: .field),
      .init(from: "UserView", to: "UserViewModel", label: "viewModel", strength: .strong, via: .field),
      .init(from: "UserView", to: "UserView", label: "button", strength: .unowned, via: .closure),
      .init(
        from: "UserView", to: "UserView", label: "cancellables", strength: .weak, via: .subscription,
        operators: ["sink"], place: .init(file: "UserView.swift", line: 3)),
      .init(
        from: "UserView", to: "UserView", label: "cancellables", strength: .weak, via: .subscription,
        operators: ["sink"], place: .init(file: "UserView.swift", line: 5)),
      .init(from: "UserViewModel", to: "NameService", label: "names", strength: .strong, via: .field),
      .init(
        from: "NameService", to: "UserViewModel", label: "name", strength: .weak, via: .subscription,
        operators: ["map", "sink"]),
      .init(from: "Assembly", to: "NameService", label: "names", strength: .strong, via: .field),
      .init(from: "Loner", to: "Loner", label: "me", strength: .strong, via: .field),
    ])

  private let session: Session

  init() {
    var app = FakeApp.user
    app.graph = Self.graph
    session = .fake(FakeBuilder(["viper": app, "mvvmfc": .user]))
    session.run(line: "switch viper") { _ in }
  }

  @Test func `statics are named, subscriptions have their operators, and what nothing reaches is said to be so`() {
    #expect(
      session.answer("graph") == """
        Window
        └─ rootViewController: UserView                 view
           ├─ viewModel: UserViewModel                  view model
           │  └─ names: NameService                     service
           │     └─ name ⇢ UserViewModel                weak, subscribed through map, sink
           ├─ button ⇢ UserView                         unowned, in a closure
           └─ cancellables ⇢ UserView                   weak, subscribed through sink, 2 times
        static Assembly.shared, static cache: Assembly  assembly
        └─ names: NameService                           (shared)
        Loner                                           reached from no root
        └─ me: Loner                                    (cycle)
        """)
    #expect(
      session.answer("graph --list") == """
        Window
          kept by: window
          keeps: rootViewController UserView
        Assembly, assembly
          kept by: static Assembly.shared; static cache
          keeps: names NameService
        UserView, view
          kept by: Window.rootViewController
          keeps: viewModel UserViewModel
          weak: cancellables UserView subscribed through sink (2 times)
          unowned: button UserView in a closure
        UserViewModel, view model
          kept by: UserView.viewModel
          keeps: names NameService
        NameService, service
          kept by: UserViewModel.names; Assembly.names
          weak: name UserViewModel subscribed through map, sink
        Loner, reached from no root
          kept by: Loner.me
          keeps: me Loner
        """)
  }

  @Test(arguments: [
    (
      "graph --only 'view model,service'",
      """
      UserViewModel               view model
      └─ names: NameService       service
         └─ name ⇢ UserViewModel  weak, subscribed through map, sink
      """
    ),
    (
      "graph --around nameservice",
      """
      static Assembly.shared, static cache: Assembly  assembly
      └─ names: NameService                           service
         └─ name ⇢ UserViewModel                      weak, subscribed through map, sink
      UserViewModel                                   view model
      └─ names: NameService                           (shared)
      """
    ),
    (
      "graph --only UserViewModell",
      "nothing in the graph is called \"UserViewModell\"; did you mean `graph --only UserViewModel`?"
    ),
    ("graph --around Q", "nothing in the graph is called \"Q\"; `graph --list` shows what there is"),
    ("graph --format dor", "\"dor\" does not fit; expected tree, dot, mermaid"),
  ])
  func `a part of the graph can be asked for`(line: String, answer: String) {
    #expect(session.answer(line) == answer)
  }

  @Test func `the surroundings of an object end where the graph does`() {
    #expect(
      session.answer("graph --around nameservice --depth \(Int.max)")
        == session.answer("graph --around nameservice --depth 9"))
  }

  @Test func `programs that draw graphs are given theirs`() {
    #expect(
      session.answer("graph --only view,service,Loner --format dot") == #"""
        digraph ownership {
          node [shape=box, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=11];
          "UserView" [label="UserView\nview"];
          "NameService" [label="NameService\nservice"];
          "Loner" [label="Loner", color=red];
          "UserView" -> "UserView" [label="button\nin a closure", style=dotted];
          "UserView" -> "UserView" [label="cancellables\nsubscribed through sink", style=dashed];
          "Loner" -> "Loner" [label="me"];
        }
        """#)
    #expect(
      session.answer("graph --around Assembly --format mermaid") == """
        flowchart LR
          n1(["Assembly<br/>assembly"])
          n2["NameService<br/>service"]
          n1 -->|"names"| n2
        """)
  }

  @Test func `a picture is drawn where Graphviz is installed`() throws {
    let folder = try TemporaryFolder([
      "dot.sh": "#!/bin/sh\n[ $1 = -Tsvg ] && cat $4 > $3 || { echo no room >&2; exit 1; }",
      // Its first line names a shell that is not there.
      "broken.sh": "#!/nowhere/sh\n", "bin/.keep": "", "broken/.keep": "",
    ])
    func path(_ name: String) -> String { folder.url.appending(path: name).path }
    // By another process: what this one has written does not run while a child that another test starts has it open still.
    for (script, program) in [("dot.sh", "bin/dot"), ("broken.sh", "broken/dot")] {
      try Process.run(
        URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", path(script), path(program)]
      ).waitUntilExit()
    }
    session.appSession.folder = folder.url
    session.appSession.programFolders = ["/nowhere"]
    #expect(
      session.answer("graph --svg graph.svg") == """
        Graphviz, which draws pictures, is not installed: there is no `dot` in PATH; `graph --format mermaid` needs none
        """)
    session.appSession.programFolders.append(path("bin"))
    #expect(session.answer("graph --only Loner --svg graph.svg") == "written to graph.svg")
    #expect(
      try String(contentsOf: folder.url.appending(path: "graph.svg"), encoding: .utf8)
        == session.answer("graph --only Loner --format dot"))
    #expect(session.answer("graph --png a.png").hasSuffix("could not write \(path("a.png")): no room"))
    session.appSession.programFolders = [path("broken")]
    #expect(
      session.answer("graph --png a.png").hasSuffix("\(path("broken/dot")) does not run: no such file or directory"))
  }

  @Test func `a difference is shown where the usual form is a list, too`() {
    #expect(session.answer("set accessible on; graph --diff 0") == session.answer("graph --diff 0"))
    #expect(session.answer("graph --list --diff 0") == "the same objects, and the same references between them")
  }

  @Test func `what has come and gone is shown against an event, and what differs against a wiring`() {
    #expect(session.answer("graph --diff 0") == "the same objects, and the same references between them")
    session.run(line: "mark here") { _ in }
    #expect(session.answer("graph --diff here") == "the same objects, and the same references between them")
    #expect(
      session.answer("graph --diff nosuch")
        == "there is no bookmark, event or wiring \"nosuch\"; `mark`, `log` and `wirings` list them")
    #expect(
      session.answer("graph --diff heer")
        == "there is no bookmark, event or wiring \"heer\"; did you mean `graph --diff here`?")
    #expect(
      session.answer("graph --diff 3") == "\"3\" does not fit; expected an event, 0 to 0, a bookmark or a wiring")
    #expect(
      session.answer("graph --diff mvvmfc") == """
        only in viper: 6 objects, 8 references
        + Window
        + Assembly
        + UserView
        + UserViewModel
        + NameService
        + Loner
        +   Window.rootViewController → UserView
        +   UserView.viewModel → UserViewModel
        +   UserView.button ⇢ UserView unowned
        +   UserView.cancellables ⇢ UserView weak
        +   UserViewModel.names → NameService
        +   NameService.name ⇢ UserViewModel weak
        +   Assembly.names → NameService
        +   Loner.me → Loner
        """)
    #expect(
      session.answer("graph --diff mvvmfc --only UserView,Loner") == """
        only in viper: 2 objects, 3 references
        + UserView
        + Loner
        +   UserView.button ⇢ UserView unowned
        +   UserView.cancellables ⇢ UserView weak
        +   Loner.me → Loner
        """)
    #expect(
      session.answer("graph --diff mvvmfc --around Lner").hasSuffix(
        "did you mean `graph --diff mvvmfc --around Loner`?"))
    session.run(line: "switch mvvmfc; set accessible on") { _ in }
    #expect(session.answer("graph --diff viper").hasPrefix("only in viper: 6 objects, 8 references\nviper: Window\n"))
  }

  @Test func `a type in the place of a kind is said to be around what one looks`() {
    #expect(
      session.answer("graph UserViewModel")
        == "`graph` takes a kind of graph, not a type; did you mean `graph --around UserViewModel`?")
  }

  @Test func `on a terminal, lines are no wider than it is`() {
    session.terminal = Terminal(width: 44, isInteractive: true)
    let lines = session.answer("graph").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 44 })
    #expect(lines.suffix(8).first == "   └─ cancellables ⇢ UserView")
    #expect(lines.suffix(7).first == "         weak, via sink, 2 times")
  }
}
