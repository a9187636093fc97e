import Foundation
import Testing
import WorkshopKit

final class WorkshopTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "workshop-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private let page = """
    ---
    id: viper
    title: "VIPER: modules"
    wiring: viper # its name
    architecture: VI
    modules:
      User: ViperUser
      Common: ViperCommon
    ---
    # VIPER
    """

  @Test func `the front matter says what a workshop is about`() throws {
    try write(["VIPER/workshop.md": page, "VIPER/App/App.swift": ""])
    let workshop = try #require(Workshop(folder: folder.appending(path: "VIPER")))

    #expect(workshop.id == "viper")
    #expect(workshop.title == "VIPER: modules")
    #expect(workshop.wiring == "viper")
    #expect(workshop.architecture == "VI")
    #expect(workshop.modules.map { "\($0.path): \($0.name)" } == ["User: ViperUser", "Common: ViperCommon"])
    #expect(workshop.app.path == folder.appending(path: "VIPER/App").path)
  }

  @Test(arguments: ["no front matter", "---\nwiring: [a list]\nmodules: [UserDomain]\n---\n", "---\n: :\n---\n"])
  func `what a page does not say is nil`(page: String) throws {
    try write(["VIPER/workshop.md": page, "VIPER/App/App.swift": ""])
    let workshop = try #require(Workshop(folder: folder.appending(path: "VIPER")))

    #expect(workshop.wiring == nil)
    #expect(workshop.modules == [])
  }

  @Test(arguments: [["App/App.swift"], ["workshop.md"]])
  func `a folder without a page or without an app is not a workshop`(files: [String]) throws {
    try write(Dictionary(uniqueKeysWithValues: files.map { ("VIPER/\($0)", "") }))

    #expect(Workshop(folder: folder.appending(path: "VIPER")) == nil)
    #expect(Workshop.all(in: folder) == [])
  }

  @Test func `each folder with code that all apps share is a module`() throws {
    try write(["UserApp/Common/UserDomain/User.swift": "", "UserApp/Common/Notes/notes.txt": ""])

    #expect(Workshop.sharedModules(in: folder).keys.sorted() == ["UserDomain"])
  }

  @Test func `overlays are folders, in the order of their names`() throws {
    try write([
      "VIPER/workshop.md": page, "VIPER/App/App.swift": "", "VIPER/Steps/02-router/A.swift": "",
      "VIPER/Steps/01-view/A.swift": "", "VIPER/Steps/notes.txt": "", "VIPER/Steps/.hidden/A.swift": "",
      "VIPER/Variations/strong-view/A.swift": "",
    ])
    let workshop = try #require(Workshop.ofApp(in: folder.appending(path: "VIPER/App")))

    #expect(workshop.overlays(.steps).map(\.lastPathComponent) == ["01-view", "02-router"])
    #expect(workshop.overlays(.variations).map(\.lastPathComponent) == ["strong-view"])
  }

  @Test func `the workshops of a folder are in the order of their names`() throws {
    try write([
      "B/workshop.md": page, "B/App/App.swift": "", "A/workshop.md": page, "A/App/App.swift": "",
      "Common/User.swift": "",
    ])

    #expect(Workshop.all(in: folder).map(\.folder.lastPathComponent) == ["A", "B"])
  }
}
