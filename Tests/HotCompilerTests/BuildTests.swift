import Foundation
import HotCompiler
import Testing

/// A build's executable and what it tells when it runs.
struct BuildTests {
  private let sandbox: Sandbox
  private let build: Build
  private let again: Build

  /// Built once for all tests.
  private static let shared = Result { try makeBuilds() }

  init() throws {
    (sandbox, build, again) = try Self.shared.get()
  }

  private static func makeBuilds() throws -> (Sandbox, Build, Build) {
    let sandbox = try Sandbox(in: LastingFolder.url)
    let library = try sandbox.library(
      "Domain",
      [
        "User.swift": """
        public typealias Completion = (User) -> Void

        public protocol Named { var firstName: String { get } }
        extension Named {
          public func greeting(_ word: String) -> String { "\\(word), \\(firstName)" }
        }

        public struct User: Named {
          public let firstName: String
          public init(firstName: String) { self.firstName = firstName }
        }
        """
      ])
    let app = try sandbox.app(
      [
        "App.swift": """
        import Domain

        @main
        final class App {
          static func main() {
            let presenter = Presenter(user: User(firstName: "Ann"))
            presenter.finished = { [weak presenter] text in
              guard let presenter else { return }
              print(text, presenter.title)
            }
            presenter.greet("Hello", times: nil, then: { _ in })
            print(#line, #fileID, #filePath.hasSuffix("/App/App.swift"))
          }
        }
        """,
        "User/Presenter.swift": """
        import Domain

        final class Presenter {
          private let user: User
          var finished: ((String) -> Void)?

          init(user: User) {
            self.user = user
          }

          var title: String { "Ms \\(user.firstName)" }

          enum Kind { case formal }

          func greet(_ word: String, times: Int?, then: Completion) {
            finished?(user.greeting(word))
            then(user)
          }

          deinit { print("gone") }
        }
        """,
      ], libraries: [library])
    let compiler = try TestKit.compiler(cache: sandbox.cache)
    return try (sandbox, compiler.build(app), compiler.build(app))
  }

  @Test func `a build runs, and reports every call of the app and its libraries`() throws {
    let output = try Program(path: build.executable.path()).run()
    #expect(
      output.text == """
        Hello, Ann Ms Ann
        12 sample/App.swift true
        gone

        """)
    #expect(
      output.errors == """
        App main() [] App.swift:5
          (User) init(firstName:) [Ann] Domain/User.swift:10
          (Presenter) init(user:) [User(firstName: "Ann")] User/Presenter.swift:7
          Presenter greet(_:times:then:) [Hello, nil, …] User/Presenter.swift:15
            User greeting(_:) [Hello] Domain/User.swift:5
            (App) finished [] App.swift:7
              Presenter title [] User/Presenter.swift:11
          Presenter deinit [] User/Presenter.swift:20

        """)
  }

  @Test func `a build knows where types and variables are declared`() throws {
    #expect(
      try String(contentsOf: build.sourceIndex, encoding: .utf8).replacing(sandbox.folder.path(), with: "<here>") == """
        {"files":{"<here>/App/App.swift":"App.swift","<here>/App/User/Presenter.swift":"User/Presenter.swift",\
        "<here>/Domain/User.swift":"Domain/User.swift"},\
        "types":{"App":{"file":"App.swift","line":4},"Named":{"file":"Domain/User.swift","line":3},\
        "Presenter":{"file":"User/Presenter.swift","line":3},"Presenter.Kind":{"file":"User/Presenter.swift","line":13},\
        "User":{"file":"Domain/User.swift","line":8}},\
        "variables":{"Presenter.finished":{"place":{"file":"User/Presenter.swift","line":5}},\
        "Presenter.user":{"place":{"file":"User/Presenter.swift","line":4}},\
        "User.firstName":{"place":{"file":"Domain/User.swift","line":9}}}}
        """)
  }

  @Test func `a build says what was done`() {
    #expect(build.fileCount == 2)
    #expect(!build.fromCache)
    #expect(build.warnings == [])
    #expect(build.untraced == [])
    #expect(again.fromCache)
    #expect(again.executable == build.executable)
    #expect(again.sourceIndex == build.sourceIndex)
  }
}
