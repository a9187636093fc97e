import Rules
import Testing

struct LibraryKnowsNothingOfTheAppTests {
  private static let app = [
    "App/Common/User.swift": "struct User { let name: String }",
    "App/Modules/UserViewModel.swift": "final class UserViewModel {}",
  ]

  private func found(_ library: String, in file: String = "App/Library/Names.swift") throws -> [String] {
    let sources = Self.app.merging([file: library]) { _, new in new }
    let linter = try Linter(
      configuration: Configuration(architecture: .mvvmfc, appModules: ["UserDomain"]), only: ["FC-11"])
    return linter.lint(sources.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }).findings.map {
      "\($0.what); \($0.how)"
    }
  }

  @Test(arguments: [
    ("extension String { func isName(of user: User) -> Bool { self == user.name } }", "App/Common/User.swift", "User"),
    ("func model() -> UserViewModel? { nil }", "App/Modules/UserViewModel.swift", "UserViewModel"),
    ("final class Cache { var user: User? }", "App/Common/User.swift", "User"),
  ])
  func `a type of the app that the library names is found`(library: String, file: String, name: String) throws {
    #expect(
      try found(library) == [
        "the library names \(name), which \(file) declares; "
          + "move the file out of the library, or let it take what it needs as a value"
      ])
  }

  @Test func `a module of the app that the library imports is found`() throws {
    #expect(
      try found("import UserDomain") == [
        "the library imports UserDomain, a module of the app; "
          + "move the file out of the library, or let it take what it needs as a value"
      ])
  }

  @Test(arguments: [
    "extension String { var isBlank: Bool { allSatisfy(\\.isWhitespace) } }",
    "import Foundation\nfinal class Cache<Value> { var values: [String: Value] = [:] }",
    // What is called as something of the app, and is its own.
    "enum Response { struct User {}\n  func user() -> User { User() } }",
    // The app's own flows are in it: it is not to be taken along.
    "final class UserFlowController { var user: User? }",
    // A word in a comment and in a text.
    "// as UserViewModel does\nlet title = \"User\"",
  ])
  func `what FC-11 allows is not found`(library: String) throws {
    #expect(try found(library) == [])
  }

  @Test func `only the library is held to it`() throws {
    #expect(try found("func model() -> UserViewModel? { nil }", in: "App/Common/Names.swift") == [])
  }
}
