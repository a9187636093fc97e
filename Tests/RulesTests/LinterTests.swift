import Rules
import Testing

/// What a report says of files that are checked, parsed or not.
struct LinterTests {
  private let strongView = """
    final class UserPresenter {
      var view: UserViewInput?
    }
    """

  @Test func `a directive among the cases of a switch is Swift`() throws {
    let source = """
      func show(_ kind: Int) {
        switch kind {
        #warning("two is missing")
        case 1: print(1)
        default: break
        }
      }
      """
    #expect(try lint(["A.swift": source]).problems.map(\.message) == [])
  }

  @Test func `a finding says what, why and how, and where`() throws {
    let report = try lint(["User/Presenter.swift": strongView], Configuration(architecture: .viper))

    #expect(
      report.findings == [
        Finding(
          rule: "VI-3", severity: .error, file: "User/Presenter.swift", line: 2, column: 7,
          what: "UserPresenter holds its view, a UserViewInput, strongly",
          why: "the view owns its presenter, and two that own each other are never let go",
          how: "declare `weak var view`")
      ])
  }

  @Test(arguments: [
    ("struct {", "A.swift:1:8: expected identifier"),
    ("class A { func f( { }", "A.swift:1:19: expected ')'"),
    ("func f() { if }", "A.swift:1:15: expected expression"),
    ("let a = \"abc", "A.swift:1:13: expected '\"'"),
    ("let a = 0xFZ", "A.swift:1:12: invalid hex digit in integer literal"),
    ("}", "A.swift:1:1: unexpected '}'"),
  ])
  func `the first place that is not Swift is named, with what is wrong there`(code: String, problem: String) throws {
    let report = try lint(["A.swift": code], Configuration(architecture: .viper))
    #expect(report.problems.map { "\($0.place): \($0.message)" } == [problem])
  }

  @Test func `a file that does not parse is reported, and the rest is checked`() throws {
    let files = ["A.swift": "final class {", "B.swift": strongView]
    let report = try lint(files, Configuration(architecture: .viper))

    #expect(
      report.problems.map { "\($0.place): \($0.message)" } == [
        "A.swift:1:13: expected identifier"
      ])
    #expect(report.findings.map(\.rule) == ["VI-3"])
    #expect(report.fileCount == 1)
  }

  @Test func `what one file supposes and another is sure of is said once`() throws {
    let model = """
      final class LoginViewModel {
        var viewDelegate: LoginViewDelegate?
      }
      protocol LoginViewDelegate: AnyObject {}
      """
    let screen = """
      final class LoginViewController: UIViewController, LoginViewDelegate {
        var model: LoginViewModel?
      }
      final class LoginFlow {
        func start() {
          let screen = LoginViewController()
          let model = LoginViewModel()
          model.viewDelegate = screen
          screen.model = model
          show(screen)
        }
      }
      """
    let findings = try findings(in: ["LoginViewModel.swift": model, "LoginFlow.swift": screen], by: "SM-9")
    #expect(
      findings.map { "\($0.severity) \($0.file ?? ""):\($0.line ?? 0) \($0.what)" } == [
        "error LoginViewModel.swift:2 LoginViewModel holds its viewDelegate strongly, whose model keeps it in turn"
      ])
  }

  @Test func `tests are not checked, since their doubles are built in other ways`() throws {
    let report = try lint(["A.swift": "import XCTest\n" + strongView], Configuration(architecture: .viper))

    #expect(report.findings == [])
  }

  @Test func `an unknown rule is answered with the nearest`() {
    #expect(throws: LintError.unknownRule("VI-22", nearest: "VI-14")) { try Linter(only: ["VI-22"]) }
    #expect(throws: LintError.unknownRule("nonsense", nearest: nil)) { try Linter(only: ["nonsense"]) }
    #expect(throws: LintError.unknownRule("VI3", nearest: "VI-3")) { try Linter(only: ["VI3"]) }
    #expect(throws: LintError.notInSource("FC-9", isRun: false)) { try Linter(only: ["fc-9"]) }
  }

  @Test(
    arguments: [[0, 71, 73, 84, 67, 82, 89, 80, 84, 0, 41, 40], Array(repeating: 40, count: 4_000) + [0]] as [[UInt8]]
  )
  func `a file that is not text is called so`(bytes: [UInt8]) throws {
    let report = try Linter().lint([SourceText(name: "Keys.swift", bytes: bytes)])
    #expect(report.problems.map(\.words) == ["Keys.swift: error: not text, but binary or encrypted; not checked"])
  }

  @Test func `laws that are kept in several ways wait until the architecture is named`() throws {
    let app = [
      "App/User.swift": """
      final class UserInteractor { var router: UserRouter? }
      final class UserPresenter {}
      final class UserRouter {}
      """
    ]
    let guessed = try lint(app)
    #expect(guessed.architecture == .viper)
    #expect(guessed.findings.map(\.rule) == [])
    let pages = PageFolder(path: "Rules")
    #expect(
      ReportFormat.text.text(of: [guessed], pages: pages) == """
        only guessed, so VI-4, VI-10, SM-2 wait for --architecture viper
        viper (1 interactor, 1 presenter): 1 file, no finding

        """)
    let named = [
      Configuration(architecture: .viper), Configuration(enabled: ["VI-4"]),
      try Configuration(yaml: "folders: [{ path: App, architecture: viper }]", file: ".atelier.yml"),
    ]
    for configuration in named { #expect(try lint(app, configuration).findings.map(\.rule) == ["VI-4"]) }
    let law = try #require(RuleCatalog.standard.rule("SM-2"))
    #expect(!Configuration().applies(law) && Configuration(architecture: .viper).applies(law))
    let report = try lint(app, named[0])
    #expect(ReportFormat.text.text(of: [report], pages: pages).hasSuffix("\nviper: 1 file, 1 finding\n"))
  }
}
