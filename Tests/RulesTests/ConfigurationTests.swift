import Rules
import Testing

/// What a project says of itself in `.atelier.yml`.
struct ConfigurationTests {
  private let strongView = """
    final class UserPresenter {
      var view: UserViewInput?
    }
    """

  @Test func `a project says how it names its parts`() throws {
    let source =
      "final class UserMediator {\n  var view: BaseScreen?\n}\nclass BaseScreen { var output: UserMediator? }"
    let configuration = try Configuration(
      yaml: """
        architecture: viper
        exclude: [Generated/]
        roles:
          presenter: { endings: [Mediator] }
          viewController: { endings: [Screen] }
        """, file: ".atelier.yml")

    #expect(try lint(["A.swift": source], configuration).findings.map(\.rule) == ["VI-3", "VI-2"])
    #expect(try lint(["Generated/A.swift": source], configuration).findings == [])
  }

  @Test func `a folder has rules and severities of its own`() throws {
    let configuration = try Configuration(
      yaml: """
        architecture: viper
        folders:
          - { path: Old, disable: [VI-3] }
          - { path: New, severity: { VI-3: note } }
          - { path: Screens, enable: [FC-6] }
        """, file: ".atelier.yml")
    let viewModel = "final class UserViewModel {\n  var items: [Item] = []\n}"
    let files = [
      "New/A.swift": strongView, "Old/A.swift": strongView, "Old/B.swift": viewModel, "Screens/B.swift": viewModel,
    ]

    #expect(
      try lint(files, configuration).findings.map { "\($0.file ?? "") \($0.rule) \($0.severity)" } == [
        "New/A.swift VI-3 note", "Screens/B.swift FC-6 warning",
      ])
  }

  @Test func `a configuration in a folder counts for what is in it`() throws {
    var configuration = try Configuration(yaml: "architecture: viper", file: ".atelier.yml")
    configuration.nest(
      try Configuration(
        yaml: """
          severity: { VI-3: note }
          include: [Kept]
          exclude: ["*.old.swift"]
          roles: { presenter: { endings: [Mediator] } }
          """, file: "Module/.atelier.yml"), in: "Module")
    let mediator = strongView.replacing("UserPresenter", with: "UserMediator")
    let files = [
      "A.swift": mediator, "B.old.swift": strongView, "Module/C.swift": strongView,
      "Module/Kept/D.swift": strongView, "Module/Kept/E.old.swift": strongView,
    ]

    #expect(
      try lint(files, configuration).findings.map { "\($0.file ?? "") \($0.severity)" } == [
        "A.swift error", "B.old.swift error", "Module/Kept/D.swift note",
      ])
  }

  @Test func `a pattern that matches no file is a problem, if all of the project is checked`() throws {
    var configuration = try Configuration(yaml: "exclude: [Gone/]\ninclude: ['*.swift']", file: "App/.atelier.yml")
    #expect(
      try lint(["A.swift": "let a = 1"], configuration).problems.map(\.words) == [
        "App/.atelier.yml: error: exclude: Gone/ matches no file"
      ])

    configuration.isForMore = true
    #expect(try lint(["A.swift": "let a = 1"], configuration).problems == [])
  }

  @Test(arguments: [
    ("architecture: vipre", "there is no architecture vipre; there are contexts, mvpcf, viper, mvvmc, mvvmfc"),
    (
      "rolls: {}",
      """
      there is no rolls; there are architecture, disable, enable, include, exclude, severity, folders, appModules, \
      singletons, callsAtOnce, roles
      """
    ),
    (
      "roles: { shop: { endings: [Shop] } }",
      "there is no role shop; there are \(Role.inSources.map(\.rawValue).joined(separator: ", "))"
    ),
    ("severity: { VI-3: bad }", "there is no severity bad; there are note, warning, error"),
    ("disable: 3", "disable is not of the expected form"),
    (
      "folders: [{ path: App, exclude: [A.swift] }]",
      "there is no exclude in entry 1 of folders; there are path, architecture, disable, enable, include, severity"
    ),
    ("folders: [{ path: App, severity: { vi-2: bad } }]", "there is no severity bad; there are note, warning, error"),
    (
      "folders: [{ path: App, architecture: mvp }]",
      "there is no architecture mvp; there are contexts, mvpcf, viper, mvvmc, mvvmfc"
    ),
    ("folders: [{ path: App }, { disable: [VI-3] }]", "entry 2 of folders has no path"),
    (
      "folders: [App]",
      "entry 1 of folders is not of the expected form, which is { path: …, architecture: …, disable: […] }"
    ),
    (
      "folders: App",
      "folders is not of the expected form, which is a list of { path: …, architecture: …, disable: […] }"
    ),
    (
      "roles: { presenter: { ending: [X] } }", "there is no ending in roles.presenter; there are endings, inherits"
    ),
    ("- App", "it is not of the expected form"),
    ("disable: [VI-22]", "there is no rule VI-22; did you mean VI-14?"),
    (
      "roles: { presenter: [Mediator] }",
      "roles.presenter is not of the expected form, which is { endings: […], inherits: […] }"
    ),
  ])
  func `a configuration that is not understood says so`(yaml: String, reason: String) {
    let error = #expect(throws: LintError.self) { try Configuration(yaml: yaml, file: ".atelier.yml") }
    #expect(error?.description == ".atelier.yml is not a configuration: \(reason)")
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n# nothing yet\n"])
  func `a configuration of comments says nothing`(yaml: String) throws {
    #expect(try Configuration(yaml: yaml, file: ".atelier.yml") == Configuration())
  }

  @Test func `a folder's rules may be written in small letters`() throws {
    let configuration = try Configuration(
      yaml: "architecture: viper\nfolders: [{ path: Old, severity: { vi-3: note } }]", file: ".atelier.yml")

    #expect(try lint(["Old/A.swift": strongView], configuration).findings.map(\.severity) == [.note])
  }

  @Test func `a pattern of a folder's own configuration is named as it is written there`() throws {
    var configuration = Configuration(architecture: .viper)
    configuration.nest(
      try Configuration(yaml: "exclude: ['**/Old.swift']", file: "App/Legacy/.atelier.yml"), in: "App/Legacy")

    #expect(
      try lint(["App/Legacy/A.swift": strongView], configuration).problems.map(\.words) == [
        "App/Legacy/.atelier.yml: error: exclude: **/Old.swift matches no file"
      ])
  }
}
