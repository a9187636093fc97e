import Foundation
import Shell
import StageProtocol
import Testing

/// What is compared without running it: how much code there is, and what a change reaches.
struct CodeComparisonTests {
  private static let files = [
    "viper/App/User/UserViewController.swift": """
    final class UserViewController: ViewController {
      let output: UserPresenter
    }
    """,
    "viper/App/User/UserPresenter.swift": """
    final class UserPresenter {
      weak var view: UserViewController?
      let service: UserService
    }
    """,
    "viper/App/Services/UserService.swift": "protocol UserService {}\n",
    "mvc/App/UserViewController.swift": "final class UserViewController: ViewController {}\n",
    "viper/Variations/strong-view/User/UserPresenter.swift": """
    final class UserPresenter {
      var view: UserViewController?
      let service: UserService
    }
    """,
    "viper/Variations/strong-view/User/Leak.swift": "enum Leak {}\n",
    "viper/workshop.md": "---\nid: viper\nwiring: viper\n---\n",
  ]

  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    let folder = try TemporaryFolder(Self.files)
    self.folder = folder
    let wirings = ["viper", "mvc"].map { Wiring(name: $0, folder: folder.url.appending(path: "\($0)/App")) }
    var broken = FakeApp.user
    broken.graph = Self.graph(.strong)
    var whole = FakeApp.user
    whole.graph = Self.graph(.weak)
    session = Session(
      wirings: WiringCatalog(wirings: wirings),
      builder: FakeBuilder(["viper": whole, "viper+strong-view": broken, "mvc": .user]))
  }

  private static func graph(_ strength: ObjectGraph.Strength) -> ObjectGraph {
    ObjectGraph(
      kind: .ownership,
      nodes: ["UserViewController", "UserPresenter"].map { ObjectGraph.Node(id: $0, type: $0) },
      edges: [
        ObjectGraph.Edge(
          from: "UserPresenter", to: "UserViewController", label: "view", strength: strength, via: .field),
        ObjectGraph.Edge(
          from: "UserViewController", to: "UserPresenter", label: "output", strength: .strong, via: .field),
      ])
  }

  @Test func `a screen's code is counted in each wiring`() {
    #expect(
      session.answer("compare --code user viper mvc --details") == """
        the screen User
                    viper                    mvc
        files       2                        1
        lines       7                        1
        types       2                        1
        protocols   0                        0
        closures    0                        0
        depends on  1                        0

        files
          viper: User/UserPresenter.swift, User/UserViewController.swift
          mvc: UserViewController.swift
        depends on
          viper: UserService
          mvc: –
        """)
    #expect(
      session.answer("compare --code Usr")
        == "there is no screen \"Usr\" in the code; did you mean `compare --code User`?")
  }

  @Test func `code is counted once, also for other sessions, and anew where it is another`() throws {
    let wirings = ["viper", "mvc"].map { Wiring(name: $0, folder: folder.url.appending(path: "\($0)/App")) }
    func waits(_ lines: String..., for program: String = "1") -> [String] {
      let session = Session(wirings: WiringCatalog(wirings: wirings), builder: FakeBuilder([:]))
      session.appSession.figures.keep(in: folder.url.appending(path: "figures"), for: program)
      var waits: [String] = []
      session.appSession.onProgress = { if $0.hasPrefix("counting") { waits.append($0) } }
      for line in lines {
        #expect(session.answer(line).hasPrefix("the screen User\n"))
      }
      return waits
    }
    #expect(
      waits("compare --code User", "compare --code User") == [
        "counting the code of mvc…", "counting the code of viper…",
      ])
    #expect(waits("compare --code User") == [])
    #expect(waits("compare --code User", for: "2").count == 2)
    try Data("class Other {}\n".utf8).write(to: folder.url.appending(path: "mvc/App/Other.swift"))
    #expect(waits("compare --code User") == ["counting the code of mvc…"])
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "figures").path) {
      try Data("damaged".utf8).write(to: folder.url.appending(path: "figures/\(file)"))
    }
    #expect(waits("compare --code User").count == 2)
  }

  @Test func `the figures of a screen can be taken to a slide, and nothing else can`() throws {
    #expect(
      session.answer("compare --code user viper mvc --format markdown") == """
        | wiring | files | lines | types | protocols | closures | depends on |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: |
        | viper | 2 | 7 | 2 | 0 | 0 | 1 |
        | mvc | 1 | 1 | 1 | 0 | 0 | 0 |
        """)
    #expect(
      session.answer("compare viper mvc --format csv")
        == "\"--format\" does not fit; expected --code with a screen, or --change with the name of a change")
  }

  @Test func `a change says which files, types and references it reaches`() {
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }
    #expect(
      session.answer("compare --change viper viper+strong-view") == """
        viper → viper+strong-view
        files  1 changed, 1 added
          + User/Leak.swift  +1 −0
          ~ User/UserPresenter.swift  +1 −1
        types  1 changed, 1 added
          + Leak
          ~ UserPresenter
        edges  1 added, 1 removed, after 1 event
          + UserPresenter.view → UserViewController  strong
          − UserPresenter.view ⇢ UserViewController  weak
        `diff viper viper+strong-view --code` shows the lines
        """)
  }

  @Test func `the forms that are compared can be those at two bookmarks`() {
    session.run(line: "switch viper; mark before; switch viper+strong-view; mark after") { _ in }
    #expect(session.answer("compare --change before after").hasPrefix("viper → viper+strong-view\nfiles  1 changed"))
    #expect(
      session.answer("compare --change before aftr")
        == "there is no wiring \"aftr\"; `wirings` lists them, and a folder is written ./aftr")
  }

  @Test func `a change of nothing says so, also to those who listen`() {
    session.settings.isAccessible = true
    #expect(
      session.answer("compare --change viper viper -- tap 'Sign Out'") == """
        viper to viper
        files  none
        types  none
        edges  none, after 1 event
        """)
  }
}
