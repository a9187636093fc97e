import Foundation
import HotCompiler
import ScreenKit
import Shell
import Testing

struct CatalogTests {
  private let workshops = [
    "UserApp/Common/UserDomain/User.swift": "",
    "UserApp/Common/UserServer/Server.swift": "",
    "Viper/workshop.md": """
    ---
    id: viper
    title: "VIPER: modules"
    wiring: viper # its name
    architecture: VIPER
    modules:
      User: ViperUser
      Common: ViperCommon
    ---
    # VIPER
    """,
    "Viper/App/User/User.swift": "",
    "Contexts/workshop.md": "---\nid: contexts\ntitle: Contexts\nwiring: contexts\n---\n",
    "Contexts/App/App.swift": "",
    "Later/workshop.md": "---\nid: later\ntitle: Later\nwiring: later\n---\n",
    "Broken/workshop.md": "no front matter",
    "Broken/App/App.swift": "",
  ]

  @Test func `every workshop with a finished app is a wiring`() throws {
    let folder = try TemporaryFolder(workshops)
    let catalog = WiringCatalog(workshops: folder.url)
    #expect(catalog.names == ["contexts", "viper"])
    #expect(catalog.wirings.map(\.title) == ["Contexts", "VIPER: modules"])
    for wiring in catalog.wirings { #expect(wiring.libraries.keys.sorted() == ["UserDomain", "UserServer"]) }
    #expect(catalog.wirings[0].layers.isEmpty)
    #expect(catalog.wirings[1].layers.map { "\($0.path): \($0.name)" } == ["User: ViperUser", "Common: ViperCommon"])
  }

  @Test func `any folder with Swift files is a wiring, named after itself`() throws {
    let own = ["mine/Main.swift": "", "empty/notes.txt": "", "whole/App/Main.swift": ""]
    let folder = try TemporaryFolder(workshops.merging(own) { $1 })
    let catalog = WiringCatalog(workshops: folder.url)
    let base = folder.url
    #expect(try catalog.wiring("./mine", relativeTo: base).name == "mine")
    #expect(try catalog.wiring("whole/", relativeTo: base).folder.lastPathComponent == "App")
    #expect(try catalog.wiring("./Viper", relativeTo: base).name == "viper")
    #expect(try catalog.wiring("VIPER", relativeTo: base).name == "viper")
    #expect(throws: ShellError.notAFolder("Viper/App/User/User.swift", parent: "Viper/App/User")) {
      try catalog.wiring("Viper/App/User/User.swift", relativeTo: base)
    }
    #expect(throws: ShellError.noAppCode(folder: "./empty")) { try catalog.wiring("./empty", relativeTo: base) }
    #expect(throws: ShellError.noSuchFolder("../nowhere")) { try catalog.wiring("../nowhere", relativeTo: base) }
    #expect(throws: ShellError.unknownWiring("viperr", nearest: "viper")) {
      try catalog.wiring("viperr", relativeTo: base)
    }
  }

  @Test func `a link to a folder is as good as the folder`() throws {
    let folder = try TemporaryFolder(workshops.merging(["mine/Main.swift": ""]) { $1 })
    for (link, target) in [("mine too", "mine"), ("known", "Viper")] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: link), withDestinationURL: folder.url.appending(path: target))
    }
    let catalog = WiringCatalog(workshops: folder.url)
    let linked = try catalog.wiring("./mine too", relativeTo: folder.url)
    #expect(linked.name == "mine too")
    #expect(linked.reference == "\"./mine too\"")
    #expect(linked.folder.path == folder.url.appending(path: "mine").resolvingSymlinksInPath().path)
    #expect(try catalog.wiring("./known", relativeTo: folder.url).name == "viper")
  }

  @Test func `wirings are listed with the one on the stage`() {
    #expect(
      Session.fake().transcript("wirings", "switch viper", "wirings") == """
        atelier> wirings
        mvvmfc  The mvvmfc wiring
        viper   The viper wiring

                files  lines  types  types/screen  protocols  closures  objects  edges
        mvvmfc      –      –      –             –          –         –        –      –
        viper       –      –      –             –          –         –        –      –
        `wirings --compile` counts the objects and edges that are not known yet
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        viper User:42> wirings
        mvvmfc  The mvvmfc wiring
        viper   The viper wiring  on the stage

                files  lines  types  types/screen  protocols  closures  objects  edges
        mvvmfc      –      –      –             –          –         –        –      –
        viper       –      –      –             –          –         –        0      0
        `wirings --compile` counts the objects and edges that are not known yet
        """)
  }
}
