import Foundation
import Shell
import StageProtocol
import Testing

/// What the same change costs in several workshops, counted in the solutions of the exercises that make it.
struct ChangeCostTests {
  private static let questions = [
    "who shows", "who decides", "who fetches", "who builds", "who navigates", "who keeps alive",
  ]

  /// A workshop's page, with an exercise at its second step.
  private static func page(_ wiring: String, exercise: String, change: String?, costs: [String]) -> String {
    let table = "| | |\n|---|---|\n" + questions.map { "| \($0) | `User` |\n" }.joined()
    let claims = "```claims\nscenarios none\nrules none\n```\n"
    let fences = costs.map { "```cost \($0)\n```\n\nThat is little.\n\n" }.joined()
    let mark = change.map { "change: \($0)\n" } ?? ""
    return """
      ---
      id: \(wiring)
      title: \(wiring)
      wiring: \(wiring)
      architecture: VI
      ---
      # \(wiring)

      ## Step: start
      Everything is in one place.

      \(table)
      \(claims)

      ## Step: view
      The view has moved out.

      \(table)
      \(claims)

      \(fences)
      ```exercise
      id: \(exercise)
      title: A number
      \(mark)task: Show it.
      goals:
        - screen shows "3"
      reference: Exercises/\(exercise)/reference
      ```

      ## Step: finished
      The end.

      \(table)
      \(claims)
      """
  }

  private static let files = [
    "viper/workshop.md": page("viper", exercise: "count", change: "friend-count", costs: ["friend-count"]),
    "viper/App/User.swift": "class User {}\n", "viper/App/View.swift": "class View {}\n",
    "viper/Steps/01-view/User.swift": "class User {\n  let view = View()\n}\n",
    "viper/Exercises/count/reference/User.swift":
      "class User {\n  let view = View()\n  let number = FriendCount()\n}\n",
    "viper/Exercises/count/reference/FriendCount.swift": "struct FriendCount {}\n",
    "mvc/workshop.md": page("mvc", exercise: "number", change: "friend-count", costs: ["friend-count"]),
    "mvc/App/User.swift": "class User {}\n",
    "mvc/Steps/01-view/User.swift": "class User {\n  let name = \"\"\n}\n",
    "mvc/Exercises/number/reference/User.swift": "class User {\n  let title = \"\"\n}\n",
    "UserApp/Start/User.swift": "class User {}\n",
  ]

  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    try self.init(changing: [:])
  }

  private init(changing files: [String: String]) throws {
    folder = try TemporaryFolder(Self.files.merging(files) { $1 })
    var reference = FakeApp.user
    reference.graph = ObjectGraph(
      kind: .ownership, nodes: [.init(id: "User", type: "User"), .init(id: "FriendCount", type: "FriendCount")],
      edges: [.init(from: "User", to: "FriendCount", label: "number", strength: .strong, via: .field)])
    let apps: [String: FakeApp] = [
      "mine": .user, "viper": .user, "viper@view": .user, "viper@view+reference": reference, "mvc@view": .user,
      "mvc@view+reference": .user,
    ]
    session = Self.session(of: folder.url, in: folder, FakeBuilder(apps))
  }

  private static func session(
    of workshops: URL, in folder: TemporaryFolder, _ builder: FakeBuilder, terminal: Terminal = Terminal()
  ) -> Session {
    Session(
      wirings: WiringCatalog(workshops: workshops), builder: builder, terminal: terminal,
      workshopPlace: WorkshopPlace(
        workspaces: folder.url.appending(path: "work"), imports: folder.url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: [], link: []), environment: ProcessInfo.processInfo.environment),
      folder: folder.url)
  }

  private func problems() -> [String] {
    WorkshopChecker(wirings: WiringCatalog(workshops: folder.url)).problems().map {
      $0.description.replacing(folder.url.lastPathComponent, with: "Workshops")
    }
  }

  @Test func `a page shows what a change costs in each workshop, its own marked`() {
    session.run(line: "workshop viper; step view") { _ in }
    #expect(
      session.answer("step").contains(
        """
        what friend-count costs in 2 workshops
                  step   files  new  +lines  −lines  types  new
           mvc    view  1 of 1    0       1       1      1    0
        ▸  viper  view  2 of 2    1       2       0      2    1
        from each step's code to the exercise's reference solution; files of all at that
        step; `compare --change friend-count` runs both and counts references, too

        That is little.
        """))
  }

  @Test func `compared in a run, references are counted as well`() {
    #expect(
      session.answer("compare --change friend-count") == """
        what friend-count costs in 2 workshops
                 step   files  new  +lines  −lines  types  new  +refs  −refs
          mvc    view  1 of 1    0       1       1      1    0      0      0
          viper  view  2 of 2    1       2       0      2    1      1      0
        from each step's code to the exercise's reference solution; files of all at that
        step; references after the launch
        """)
    session.run(line: "switch viper; tap \"Sign Out\"") { _ in }
    #expect(session.answer("compare --change friend-count").hasSuffix("step; references after 1 event"))
  }

  @Test func `what was run once is not run again after the same events`() {
    _ = session.answer("compare --change friend-count")
    var waits: [String] = []
    session.appSession.onProgress = { if $0.hasPrefix("compiling") { waits.append($0) } }
    let cost = session.answer("compare --change friend-count")
    #expect(cost.contains("viper  view  2 of 2    1       2       0      2    1      1      0"))
    #expect(waits == [])
    session.run(line: "switch viper; tap \"Sign Out\"") { _ in }
    waits = []
    _ = session.answer("compare --change friend-count")
    #expect(
      waits == [
        "compiling mvc@view, 1 file…", "compiling mvc@view+reference, 1 file…", "compiling viper@view, 2 files…",
        "compiling viper@view+reference, 3 files…",
      ])
  }

  @Test func `the figures can be taken to a spreadsheet`() {
    #expect(
      session.answer("compare --change friend-count --format csv") == """
        wiring,step,files,files of,new files,lines added,lines removed,types,new types,references added,references removed,after events
        mvc,view,1,1,0,1,1,1,0,0,0,0
        viper,view,2,2,1,2,0,2,1,1,0,0
        """)
  }

  @Test func `a line for a spreadsheet stays one line in a terminal of 60 columns`() {
    let watched = Self.session(
      of: folder.url, in: folder, FakeBuilder([:]), terminal: Terminal(width: 60, isInteractive: true))
    let lines = watched.answer("wirings --format csv").split(separator: "\n")
    #expect(lines.first == "wiring,files,lines,types,types/screen,protocols,closures,objects,edges,tests")
  }

  @Test func `for those who listen it is a sentence each`() {
    session.settings.isAccessible = true
    #expect(
      session.answer("compare --change friend-count") == """
        what friend-count costs in 2 workshops
        mvc at view: 1 of 1 file, 0 of them new; 1 line more; 1 fewer; 1 type, 0 new; 0
        references more, 0 fewer
        viper at view: 2 of 2 files, 1 of them new; 2 lines more; 0 fewer; 2 types, 1
        new; 1 reference more, 0 fewer
        from each step's code to the exercise's reference solution; files of all at that
        step; references after the launch
        """)
  }

  @Test func `everything is there for programs`() throws {
    let text = session.answer("compare --change friend-count --json")
    let cost = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(cost["change"] as? String == "friend-count")
    let workshops = try #require(cost["workshops"] as? [[String: Any]])
    #expect(workshops.map { $0["wiring"] as? String } == ["mvc", "viper"])
    #expect(workshops.map { $0["step"] as? String } == ["view", "view"])
    #expect(workshops.map { $0["exercise"] as? String } == ["number", "count"])
    #expect(workshops.map { $0["fileCount"] as? Int } == [1, 2])
  }

  @Test(arguments: [
    (
      "compare --change friend-cuont",
      "no exercise makes a change called \"friend-cuont\"; did you mean `compare --change friend-count`?"
    ),
    ("compare --change colour", "no exercise makes a change called \"colour\"; there is friend-count"),
    (
      "compare --change",
      "<change> is missing: `compare --change <change>` or `compare --change <before> <after>`; it can be friend-count"
    ),
    ("compare --change viper", "<wiring> is missing: `compare --change <before> <after>`"),
  ])
  func `a change that there is not is told what there is`(line: String, message: String) {
    #expect(session.answer(line) == message)
  }

  @Test(arguments: ["contexts", "mvpcf", "mvvmc", "mvvmfc", "viper"])
  func `the pages of our workshops compare the same change in all five`(wiring: String) throws {
    let workshops = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Workshops")
    let session = Self.session(of: workshops, in: folder, FakeBuilder(["\(wiring)@start": .user]))
    let steps = [
      "contexts": "holders", "mvpcf": "managers", "mvvmc": "provider", "mvvmfc": "services", "viper": "interactor",
    ]
    let step = try #require(steps[wiring])
    let page = session.answer("present \(wiring); peek \(step)").split(separator: "\n")
    let table = page.drop { !$0.hasPrefix("what friend-count costs") }.prefix(7)
    #expect(table.allSatisfy { $0.count <= 72 })
    let words = table.map { $0.split(separator: " ").map { Int($0) == nil ? String($0) : "n" }.joined(separator: " ") }
    func row(_ name: String, _ step: String) -> String {
      "\(name == wiring ? "▸ " : "")\(name) \(step) n of n n n n n n"
    }
    #expect(
      words == [
        "what friend-count costs in n workshops", "step files new +lines −lines types new",
        row("contexts", "holders"), row("mvpcf", "managers"), row("mvvmc", "provider"), row("mvvmfc", "services"),
        row("viper", "interactor"),
      ])
  }

  @Test func `pages that show each cost once are no problem`() {
    #expect(problems() == [])
  }

  @Test func `a cost that compares nothing, or is not shown once, is a problem at its line`() throws {
    let tests = try ChangeCostTests(changing: [
      "mvc/workshop.md": Self.page("mvc", exercise: "number", change: "friend-count", costs: []),
      "viper/workshop.md": Self.page(
        "viper", exercise: "count", change: "friend-count", costs: ["friend-count", "friend-count", "friends-count"]),
    ])
    #expect(
      tests.problems() == [
        """
        Workshops/mvc/workshop.md:46: number makes the change friend-count, whose cost the page shows 0 times; write \
        one fence `cost friend-count`
        """,
        "Workshops/viper/workshop.md:55: no two workshops have an exercise with `change: friends-count`; did you mean "
          + "friend-count?",
        """
        Workshops/viper/workshop.md:61: count makes the change friend-count, whose cost the page shows 2 times; write \
        one fence `cost friend-count`
        """,
      ])
  }

  @Test func `a cost in one workshop only compares nothing`() throws {
    let page = Self.page("mvc", exercise: "number", change: nil, costs: [])
    let tests = try ChangeCostTests(changing: ["mvc/workshop.md": page])
    #expect(
      tests.problems() == [
        "Workshops/viper/workshop.md:45: no two workshops have an exercise with `change: friend-count`"
      ])
  }
}
