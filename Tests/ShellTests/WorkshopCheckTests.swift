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
    let problems = WorkshopChecker(wirings: wirings).problems { checked.append($0.name) }
    return checked + problems.map(\.description)
  }

  /// The section of a step, with its claims.
  private static func section(_ id: String, _ claims: String) -> String {
    let questions = ["who shows", "who decides", "who fetches", "who builds", "who navigates", "who keeps alive"]
    let rows = questions.map { "| \($0) | `User` |\n" }.joined()
    return "\n## Step: \(id)\nAbout it.\n\n| | |\n|---|---|\n\(rows)\n```claims\n\(claims)\n```\n"
  }

  @Test func `an app that keeps to its rules is checked and not spoken of`() throws {
    #expect(
      try problems(["workshop.md": Self.workshop("VI"), "App/UserPresenter.swift": Self.presenter]) == ["viper"])
  }

  @Test func `each step is held to the rules that it claims`() throws {
    let page =
      Self.workshop("VI") + Self.section("start", "rules none") + Self.section("weak", "rules VI-3")
      + Self.section("finished", "rules all")
    #expect(
      try problems([
        "workshop.md": page, "App/UserPresenter.swift": Self.presenter,
        "App/LoginPresenter.swift": Self.presenter.replacingOccurrences(of: "User", with: "Login"),
        "Steps/01-weak/UserPresenter.swift": Self.strong,
        "Steps/00-start/UserPresenter.swift": Self.strong + "\n",
        "Steps/00-start/absent": "LoginPresenter.swift\n",
      ]) == [
        "viper", "viper@weak", "viper@start",
        """
        Workshops/VIPER/Steps/01-weak/UserPresenter.swift:2: VI-3: UserPresenter holds its view, a UserViewInput, \
        strongly; declare `weak var view`
        """,
      ])
  }

  @Test func `a step that says nothing, claims what is not there or differs in nothing is a problem`() throws {
    let page =
      Self.workshop("VI") + Self.section("weak", "scenarios edit\nrules VI-99\nnonsense")
      + "\n## Step: other\n" + Self.section("finished", "rules none")
    let problems = try problems([
      "workshop.md": page, "App/UserPresenter.swift": Self.presenter, "App/A.swift": "", "App/B/C.swift": "",
      "Steps/01-weak/A.swift": "", "Steps/00-first/absent": "B/\n",
    ])
    #expect(
      problems == [
        "viper", "viper@weak", "viper@first",
        "Workshops/VIPER/workshop.md:27: there is no step other; a step is a folder of Steps, and the last is App",
        """
        Workshops/VIPER/workshop.md:24: `nonsense` is not a claim; write `scenarios` or `rules`, then `all`, \
        `all except <name>…`, `none` or names
        """,
        "Workshops/VIPER/workshop.md:9: there is no scenario or checked rule VI-99",
        "Workshops/VIPER/workshop.md:9: there is no scenario or checked rule edit",
        "Workshops/VIPER/Steps/01-weak/A.swift: is what the step after it has; delete it",
        "Workshops/VIPER/workshop.md: has no section `## Step: first`",
      ])
  }

  @Test func `an exercise that is not written as it should be is a problem, at its line`() throws {
    let page =
      "---\nid: viper\ntitle: VIPER\nwiring: viper\narchitecture: VI\n---\n# VIPER\n\n## Step: start\n\n"
      + "```exercise\nid: own\ntitel: Own\ngoals: [screen has A]\nwrong:\n  - path: a\n    when:\n"
      + "      - screen shows \"friends: 3\"\n    says: b\n  - c\n```\n"
      + "```exercise\nid: [\n```\n```exercise\nid: none\ntitle: None\ntask: Nothing.\n```\n"
    let found = try problems(["workshop.md": page, "App/UserPresenter.swift": "", "Steps/00-start/A.swift": ""])
      .filter { $0.contains("workshop.md:") }.map { $0.replacing("Workshops/VIPER/workshop.md:", with: "") }
      .map { $0.replacing(/not YAML: .*/, with: "not YAML: …") }
    #expect(
      found == [
        " has no section `## Step: finished`",
        "11: an exercise has no `titel`; did you mean `title`?",
        "11: the exercise has no `title`",
        "11: the exercise has no `task`",
        "11: `screen has A` is not a goal; write: screen shows|lacks \"<text>\" [enabled|disabled], or screen is "
          + "\"<text>\"…",
        "18: `when` should be a list of texts; quote one that has a colon in it",
        "11: `when` should be goals, `not` before a goal, or `compile fails \"…\"`",
        "11: `wrong` should be a list of `path`, `when` and `says`",
        "22: the exercise is not YAML: …",
        "25: the exercise none has neither goals nor scenarios",
        "9: the step start has no `claims` fence; write `scenarios` or `rules`, then `all`, `all except <name>…`, "
          + "`none` or names",
        "9: the step start has no table whose rows begin with who shows, who decides, who fetches, who builds, "
          + "who navigates, who keeps alive",
      ])
  }

  @Test func `code that is not Swift or not there is a problem`() throws {
    let page = Self.workshop("VI") + Self.section("start", "rules all") + Self.section("finished", "rules none")
    #expect(
      try problems([
        "workshop.md": page, "App/UserPresenter.swift": "final class {",
        "Steps/00-start/absent": "Nothing.swift\n",
      ]).dropFirst(2).map { $0.prefix(63) } == [
        "Workshops/VIPER/App/UserPresenter.swift:1: is not valid Swift: ",
        "Workshops/VIPER/Steps/00-start: Steps/00-start/absent removes N",
      ])
  }

  @Test(arguments: [
    ("XY", "Workshops/VIPER/workshop.md: there is no architecture XY; "),
    ("", "Workshops/VIPER/workshop.md: the front matter has no `architecture`; "),
  ])
  func `a claim that nobody can check is a problem`(claim: String, words: String) throws {
    #expect(
      try problems(["workshop.md": Self.workshop(claim), "App/UserPresenter.swift": Self.strong]) == [
        words + "write one of CC (contexts), PC (mvpcf), VI (viper), FS (mvvmc), FC (mvvmfc)"
      ])
  }
}
