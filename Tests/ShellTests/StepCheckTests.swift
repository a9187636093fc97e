import Foundation
import HotCompiler
import Shell
import Testing

/// The steps and exercises of a workshop, run and held to what they claim.
struct StepCheckTests {
  private static let questions = ["shows", "decides", "fetches", "builds", "navigates", "keeps alive"]
    .map { "| who \($0) | `User` |\n" }.joined()

  private static func section(_ id: String, scenarios: String, _ rest: String = "") -> String {
    "\n## Step: \(id)\nAbout it.\n\n| | |\n|---|---|\n\(questions)\n"
      + "```claims\nscenarios \(scenarios)\nrules none\n```\n\(rest)"
  }

  private static let exercise = """
    ```exercise
    id: own-view
    title: A view of one's own
    task: Write a view.
    file: View.swift
    goals:
      - screen shows "Sign in"
    reference: next
    right: [Exercises/own-view/short, Exercises/own-view/long]
    wrong:
      - path: Exercises/own-view/nothing
        when: screen shows "User"
        says: The screen is still the user's.
      - path: Exercises/own-view/mute
        when: compile fails "no View"
        says: There is no view.
      - path: Exercises/own-view/lost
        when: path is User:42 EditName:42
        says: That is another screen.
    ```

    """

  private static let noView = ShellError.doesNotCompile(
    CompileFailure(
      app: "User.swift",
      diagnostics: [
        Diagnostic(severity: .error, file: "User.swift", line: 1, column: 1, message: "no View", sourceLine: "")
      ]))

  private static let login = FakeApp(launch: .login()) { _, screen in .shows(screen) }

  private let folder: TemporaryFolder
  /// A workshop in which everything is as it should be.
  private let builder = FakeBuilder([
    "viper": Self.login, "viper@start": .user, "viper@view": .user, "viper@finished": Self.login,
    "viper@view+short": Self.login, "viper@view+long": Self.login, "viper@view+nothing": .user,
    "viper@view+lost": FakeApp(launch: .editName) { _, screen in .shows(screen) },
  ])

  init() throws {
    let page =
      "---\nid: vip\ntitle: VIPER\nwiring: viper\narchitecture: VI\n---\n# VIPER\n"
      + Self.section("start", scenarios: "all")
      + Self.section("view", scenarios: "all", Self.exercise) + Self.section("finished", scenarios: "none")
    var files = [
      "workshop.md": page, "App/User.swift": "class User {}\n", "Steps/01-view/User.swift": "class User { }\n",
    ]
    for name in ["short", "long", "nothing", "mute", "lost"] { files["Exercises/own-view/\(name)/View.swift"] = "" }
    var all = Dictionary(uniqueKeysWithValues: files.map { ("Workshops/VIPER/\($0)", $1) })
    all["Workshops/UserApp/Start/User.swift"] = "class User {\n}\n"
    all["Workshops/UserApp/Scenarios/sign-out.atl"] = "tap \"Sign Out\"\nexpect path is Login\n"
    for (name, text) in SampleLessons.files { all["Lessons/\(name)"] = text }
    folder = try TemporaryFolder(all)
    builder.failures["viper@view+mute"] = Self.noView
  }

  private func session() -> Session {
    Session(
      wirings: WiringCatalog(workshops: folder.url.appending(path: "Workshops")), builder: builder,
      lessons: folder.url.appending(path: "Lessons"), folder: folder.url)
  }

  private func problems(_ names: String...) throws -> [String] {
    let session = session()
    let memory = folder.url.appending(path: "memory")
    let scope = try CheckScope(names, in: session)
    var checked: [String] = []
    let problems = try StepChecker(session: session, scope: scope, memory: memory).problems { checked.append($0.name) }
    return checked + problems.map(\.description)
  }

  @Test func `a workshop in order has no problem`() throws {
    #expect(try problems() == ["viper@start", "viper@view", "viper@finished"])
  }

  @Test func `what held is not launched again until its code changes`() throws {
    _ = try problems()
    let launched = builder.stages.count
    #expect(launched > 0)
    _ = try problems()
    #expect(builder.stages.count == launched)
    builder.apps["viper@view"] = .user
    _ = try problems()
    #expect(builder.stages.count > launched)
  }

  @Test func `a step that does not run, or whose scenario fails, is a problem`() throws {
    builder.failures["viper@start"] = Self.noView
    builder.apps["viper@view"] = FakeApp(launch: .user()) { _, screen in .shows(screen) }
    builder.warnings["viper@finished"] = ["User.swift:1:1: warning: never used"]
    #expect(
      try problems().dropFirst(3) == [
        """
        Workshops/VIPER/../UserApp/Start: does not run: User.swift does not compile: 1 error
        User.swift:1:1: error: no View
        """,
        """
        Workshops/VIPER/Steps/01-view: the scenario sign-out does not hold: line 2: expected path is Login: \
        the path is User:42
        """,
        "Workshops/VIPER/App: compiles with a warning: User.swift:1:1: warning: never used",
      ])
  }

  @Test func `solutions that are not what the page says are problems`() throws {
    builder.apps["viper@view+short"] = .user
    builder.apps["viper@view+nothing"] = Self.login
    builder.failures["viper@view+lost"] = Self.noView
    #expect(
      try problems().dropFirst(3) == [
        """
        Workshops/VIPER/Exercises/own-view/short: does not pass own-view: the screen shows "Sign in": the screen has no \
        "Sign in"; it shows "User", "Ann Appleseed", "Edit name", "Sign Out"
        """,
        "Workshops/VIPER/Exercises/own-view/short: is right, and own-view sees the signs of "
          + "Exercises/own-view/nothing in it",
        "Workshops/VIPER/Exercises/own-view/nothing: own-view does not know this wrong solution by its signs, or it "
          + "passes",
        "Workshops/VIPER/Exercises/own-view/lost: own-view takes this wrong solution for Exercises/own-view/mute",
      ])
  }

  @Test func `what was run stands in a report, each step and exercise by itself`() throws {
    builder.failures["viper@start"] = Self.noView
    builder.apps["viper@view+short"] = .user
    let log = CheckLog("atelier check")
    _ = try StepChecker(session: session(), memory: nil, log: log).problems()
    let suite = try #require(log.report.suites.first)
    #expect(log.report.suites.count == 1)
    #expect(suite.name == "viper")
    #expect(
      suite.cases.map(\.name) == [
        "viper@start: runs", "viper@view: runs", "viper@view: exercise own-view", "viper@finished: runs",
      ])
    #expect(suite.cases.map(\.failures.count) == [1, 0, 2, 0])
    let failure = try #require(suite.cases[2].failures.first)
    #expect(failure.place == "Workshops/VIPER/Exercises/own-view/short")
    #expect(failure.mismatch?.expected == "the screen shows \"Sign in\"")
    #expect(
      failure.mismatch?.actual
        == "the screen has no \"Sign in\"; it shows \"User\", \"Ann Appleseed\", \"Edit name\", \"Sign Out\"")
  }

  @Test func `an exercise that is done before anything is written is a problem`() throws {
    builder.apps["viper@view"] = FakeApp(launch: .login()) { _, screen in .shows(screen) }
    #expect(
      try problems().contains(
        "Workshops/VIPER/workshop.md:42: the exercise own-view is done before anything was written"))
  }

  @Test func `an exercise needs two right solutions beside the reference, and three wrong ones`() throws {
    let page = folder.url.appending(path: "Workshops/VIPER/workshop.md")
    let text = try String(contentsOf: page, encoding: .utf8)
      .replacing(", Exercises/own-view/long]", with: "]")
      .replacing(#/  - path: Exercises/own-view/mute\n.+\n.+\n/#, with: "")
    try Data(text.utf8).write(to: page)
    #expect(
      try problems().dropFirst(3) == [
        "Workshops/VIPER/workshop.md:42: the exercise own-view has too few wrong solutions",
        "Workshops/VIPER/workshop.md:42: the exercise own-view has too few right solutions",
      ])
  }

  @Test func `only what is named is run`() throws {
    #expect(try problems("viper@start") == ["viper@start"])
    #expect(try problems("vip") == ["viper@start", "viper@view", "viper@finished"])
    #expect(try problems("tour") == [])
  }

  @Test(arguments: [
    ("vipr", #"there is no lesson, workshop or step "vipr"; did you mean `viper`?"#),
    ("qqqq", #"there is no lesson, workshop or step "qqqq"; `atelier check --help` says what can be named"#),
    ("viper@nix", #"viper has no step "nix"; it has 0 to 2, and `steps viper` lists them"#),
  ])
  func `a name of nothing is told`(name: String, message: String) {
    let error = #expect(throws: ShellError.self) { try CheckScope([name], in: session()) }
    #expect(error?.description == message)
  }
}
