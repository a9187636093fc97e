import Rules
import Testing

/// Why a type has its role.
struct ExplanationTests {
  @Test(arguments: [
    (
      "UserPresenter",
      """
      UserPresenter is a presenter: its name says so
        declared in A.swift:1
        its file follows viper

      """
    ),
    (
      "Sheet",
      """
      Sheet is a router: it conforms to SheetRouter
        declared in A.swift:3
        its file follows viper

      """
    ),
    (
      "Point",
      """
      Point has no role: neither its name nor what it inherits from says one; `roles:` in .atelier.yml can
        declared in A.swift:4
        its file follows viper

      """
    ),
    (
      "MockRouter",
      """
      MockRouter has no role: by its name it stands in for something in tests
        declared in A.swift:5
        its file follows viper

      """
    ),
  ])
  func `a type's role is explained`(name: String, words: String) throws {
    let source = """
      class UserPresenter {}
      protocol SheetRouter {}
      class Sheet: SheetRouter {}
      struct Point {}
      class MockRouter {}
      """
    let code = try Linter(configuration: Configuration(architecture: .viper)).read([
      SourceText(name: "A.swift", bytes: Array(source.utf8))
    ])

    #expect(try code.explanation(of: name) == words)
    #expect(throws: LintError.unknownType("Nobody")) { try code.explanation(of: "Nobody") }
  }

  @Test(arguments: [
    (
      "class AlertPresenter {}",
      "AlertPresenter has no role: by its name it shows one kind of thing, and presents no module"
    ),
    (
      "class SheetController: UIPresentationController {}",
      "SheetController has no role: it is an object of the UI; `roles:` in .atelier.yml can"
    ),
    ("class Screen: UIViewController {}", "Screen is a view controller: it inherits from UIViewController"),
    ("class UserViewController {}", "UserViewController is a view controller: its name says so"),
    // Parts of libraries, by the protocols that those declare; screens call their reactors as the protocol is called.
    (
      "class UserReactor: Reactor {}\nclass Screen { typealias Reactor = UserReactor }",
      "UserReactor is a view model: it conforms to Reactor"
    ),
    ("class UserFlow: Flow {}", "UserFlow is a coordinator: it conforms to Flow"),
    ("class BaseRouter {}\nclass Sheet: BaseRouter {}", "Sheet is a router: it inherits from BaseRouter"),
    (
      "protocol Flow {}\nclass UserFlow: Flow {}",
      "UserFlow has no role: neither its name nor what it inherits from says one; `roles:` in .atelier.yml can"
    ),
  ])
  func `a type that is not what its name seems to say is explained`(source: String, words: String) throws {
    let code = try Linter().read([SourceText(name: "A.swift", bytes: Array(source.utf8))])
    let name = try #require(words.split(separator: " ").first)

    #expect(try code.explanation(of: String(name)).split(separator: "\n").first.map(String.init) == words)
  }
}
