import Foundation
import Shell
import Testing

/// The workshops against the rules of the architecture that their front matter claims.
struct WorkshopCheckTests {
  private static func workshop(_ architecture: String) -> String {
    "---\nid: viper\ntitle: VIPER\nwiring: viper\narchitecture: \(architecture)\n---\n# VIPER\n"
  }

  private static let presenter = "final class UserPresenter {\n  weak var view: UserViewInput?\n}"
  private static let strong = "final class UserPresenter {\n  var view: UserViewInput?\n}"

  private func problems(_ files: [String: String]) throws -> [String] {
    let files = files.map { ("Workshops/VIPER/\($0)", $1) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    var checked: [String] = []
    let wirings = WiringCatalog(workshops: folder.url.appending(path: "Workshops"))
    let problems = WorkshopChecker(wirings: wirings).problems { checked.append("\($0.name) \($1)") }
    return checked + problems.map(\.description)
  }

  @Test func `an app that keeps to its rules is checked and not spoken of`() throws {
    #expect(
      try problems(["workshop.md": Self.workshop("VI"), "App/UserPresenter.swift": Self.presenter]) == ["viper App"])
  }

  @Test func `each step is held to the rules, and a file is told of once`() throws {
    #expect(
      try problems([
        "workshop.md": Self.workshop("VI"), "App/UserPresenter.swift": Self.presenter,
        "App/LoginPresenter.swift": Self.presenter.replacingOccurrences(of: "User", with: "Login"),
        "Steps/01-weak/UserPresenter.swift": Self.strong,
        "Steps/00-start/Empty.swift": "struct Empty {}", "Steps/00-start/absent": "LoginPresenter.swift\n",
      ]) == [
        "viper App", "viper 01-weak", "viper 00-start",
        """
        Workshops/VIPER/Steps/01-weak/UserPresenter.swift:2: VI-3: UserPresenter holds its view, a UserViewInput, \
        strongly; declare `weak var view`
        """,
      ])
  }

  @Test func `code that is no Swift or not there is a problem`() throws {
    #expect(
      try problems([
        "workshop.md": Self.workshop("VI"), "App/UserPresenter.swift": "final class {",
        "Steps/00-start/absent": "Nothing.swift\n",
      ]).dropFirst(2).map { $0.prefix(60) } == [
        "Workshops/VIPER/App/UserPresenter.swift:1: is not valid Swif",
        "Workshops/VIPER/Steps/00-start: Steps/00-start/absent remove",
      ])
  }

  @Test(arguments: [
    ("XY", "there is no architecture XY"), ("", "the front matter has no `architecture`"),
  ])
  func `a claim that nobody can check is a problem`(claim: String, words: String) throws {
    #expect(
      try problems(["workshop.md": Self.workshop(claim), "App/UserPresenter.swift": Self.strong]) == [
        "Workshops/VIPER/workshop.md: \(words); "
          + "write one of CC (contexts), PC (mvpcf), VI (viper), FS (mvvmc), FC (mvvmfc)"
      ])
  }
}
