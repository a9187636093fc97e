import Foundation
import Shell
import Testing

/// `new`: an app of one's own.
struct NewAppTests {
  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    folder = try TemporaryFolder([
      "Workshops/VIPER/workshop.md": """
      ---
      id: vip
      title: VIPER with URNs
      wiring: viper
      architecture: VI
      modules:
        Library: VIPLibrary
        Later: VIPLater
      ---
      # VIPER with URNs
      """,
      "Workshops/VIPER/App/App.swift": "import VIPLibrary\n",
      "Workshops/VIPER/App/Library/Push.swift": "package struct Push {}\n",
      "Workshops/VIPER/Variations/other/App.swift": "import VIPLibrary // other\n",
      "Workshops/UserApp/Common/UserDomain/User.swift": "struct User {}\n",
      "Workshops/UserApp/New/App.swift": "// One screen.\n",
      "full/Notes.txt": "mine\n",
    ])
    let url = folder.url
    session = Session(
      wirings: WiringCatalog(workshops: url.appending(path: "Workshops")),
      builder: FakeBuilder(["viper": .user, "mine": .user, "own": .user]),
      workshopPlace: WorkshopPlace(
        workspaces: url.appending(path: "work"), imports: url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: ["-I", "/kit"], link: ["-lkit"]), environment: [:]),
      folder: url)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  private func answer(_ line: String) -> String {
    session.answer(line).replacing(folder.url.resolvingSymlinksInPath().path, with: "…")
      .replacing(folder.url.path, with: "…")
  }

  @Test func `a new app is one screen in a package, on the stage`() {
    #expect(
      answer("new ./mine") == """
        your code is in `…/mine/App`; `switch ./mine` comes back to it
        mine: 31 files compiled in 0.9 s, launched
        """)
    #expect(session.prompt.plain == "mine User:42> ")
    #expect(text("mine/App/App.swift") == "// One screen.\n")
    #expect(text("mine/workshop.md") == "# An app of my own\n")
    #expect(text("mine/.gitignore") == ".atelier/\n.build/\nPackage.resolved\n")
    #expect(text("mine/.atelier/kit.json")?.contains("-lkit") == true)
    #expect(text("mine/Package.swift")?.contains("let shared: [String] = []") == true)
    #expect(text("mine/Package.swift")?.contains("`new <this folder>` says where its kit is") == true)
  }

  @Test func `a copy of a wiring has its modules, and what it shares with others`() throws {
    #expect(
      answer("new own --from viper+other").hasPrefix(
        "your code is in `…/own/App`; `switch ./own` comes back to it"))
    #expect(text("own/App/App.swift") == "import VIPLibrary // other\n")
    #expect(text("own/App/Library/Push.swift") == "package struct Push {}\n")
    #expect(text("own/Shared/UserDomain/User.swift") == "struct User {}\n")
    #expect(
      text("own/workshop.md") == """
        ---
        architecture: VI
        modules:
          Library: VIPLibrary
          Later: VIPLater
        ---
        # An app of my own, after VIPER with URNs

        """)
    #expect(text("own/Package.swift")?.contains("(name: \"VIPLibrary\", path: \"Library\"),") == true)
    #expect(text("own/Package.swift")?.contains("VIPLater") == false)

    let wiring = try #require(session.appSession.app?.wiring)
    #expect(wiring.architecture == "VI")
    #expect(wiring.layers.map(\.name) == ["VIPLibrary"])
    #expect(wiring.libraries["UserDomain"]?.path.contains("own/Shared/UserDomain") == true)
  }

  @Test func `what has happened to another app does not happen to a new one`() {
    session.run(line: "switch viper; tap 'Edit name'") { _ in }
    #expect(answer("new ./mine").hasSuffix("launched\nit begins with its launch: 1 event in viper is not replayed"))
    #expect(answer("log") == "nothing has happened since the launch")
  }

  @Test func `a folder with files in it is left as it is`() {
    let refusal = "…/full has files in it already; name a new folder or an empty one"
    #expect(answer("new full") == refusal)
    #expect(answer("new full --from viper") == refusal)
    #expect(answer("new full/Notes.txt").hasPrefix("…/full/Notes.txt has files in it already; name a new folder"))
    #expect(text("full/Notes.txt") == "mine\n")
    #expect(session.appSession.app == nil)
  }

  @Test func `a folder that was made so is opened again with its code, and not written over`() throws {
    _ = answer("new ./mine")
    try Data("// Changed.\n".utf8).write(to: folder.url.appending(path: "mine/App/App.swift"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "mine/.atelier"))
    #expect(answer("new ./mine").hasPrefix("your code is in `…/mine/App`"))
    #expect(text("mine/App/App.swift") == "// Changed.\n")
    #expect(text("mine/.atelier/kit.json") != nil)
    #expect(answer("new ./mine --from viper") == "…/mine has files in it already; name a new folder or an empty one")
  }

  @Test func `a wiring that is not there is told of, and nothing is made`() {
    #expect(
      answer("new ./mine --from vipr") == "there is no wiring \"vipr\"; did you mean `new ./mine --from viper`?")
    #expect(text("mine/workshop.md") == nil)
  }
}
