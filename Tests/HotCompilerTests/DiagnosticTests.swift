import HotCompiler
import Testing

/// What the compiler says about code, in the learner's own lines and columns.
struct DiagnosticTests {
  private let sandbox: Sandbox
  private let compiler: HotCompiler

  init() throws {
    sandbox = try Sandbox()
    compiler = try TestKit.compiler(cache: sandbox.cache)
  }

  @Test func `a file's name does not end the line that it stands on`() {
    let error = Diagnostic(
      severity: .error, file: "A\nB.swift", line: 1, column: 3, message: "expected pattern", sourceLine: "  let")
    #expect(error.description.hasPrefix("A\\nB.swift:1:3: error: expected pattern\n"))
  }

  @Test func `errors show the learner's file, line, column and code`() throws {
    let app = try sandbox.app([
      "App.swift": "@main struct Main { static func main() {} }",
      "User/Presenter.swift": """
      final class Presenter {
        func name() -> String { 🎈 + nam }
        func count() -> Int { return 1 }
        func wrong() { let text: String = 5 }
        var onTap: () -> Void = { missing() }
      }
      """,
    ])
    #expect(
      messages { try compiler.build(app) } == """
        User/Presenter.swift:2:27: error: cannot find '🎈' in scope
            func name() -> String { 🎈 + nam }
                                    ^
        User/Presenter.swift:2:31: error: cannot find 'nam' in scope
            func name() -> String { 🎈 + nam }
                                        ^
        User/Presenter.swift:4:37: error: cannot convert value of type 'Int' to specified type 'String'
            func wrong() { let text: String = 5 }
                                              ^
        User/Presenter.swift:5:29: error: cannot find 'missing' in scope
            var onTap: () -> Void = { missing() }
                                      ^
        """)
  }

  @Test func `errors that only the whole compiler finds are the learner's too`() throws {
    let app = try sandbox.app([
      "App.swift": """
      @main struct Main {
        let x: Int
        init(_ flag: Bool) { if flag { x = 1 } }
        func none() -> Int { print("1"); print("2") }
        static func main() {}
      }
      """
    ])
    #expect(
      messages { try compiler.build(app) } == """
        App.swift:3:42: error: return from initializer without initializing all stored properties
            init(_ flag: Bool) { if flag { x = 1 } }
                                                   ^
        App.swift:2:7: note: 'self.x' not initialized
            let x: Int
                ^
        App.swift:4:47: error: missing return in instance method expected to return 'Int'
            func none() -> Int { print("1"); print("2") }
                                                        ^
        """)
  }

  @Test func `syntax errors are shown as they are`() throws {
    let app = try sandbox.app(["App.swift": "struct Main {\n  func go( {}\n"])
    #expect(
      messages { try compiler.build(app) } == """
        App.swift:2:8: error: expected '{' in body of function declaration
            func go( {}
                 ^
        App.swift:2:12: error: expected parameter name followed by ':'
            func go( {}
                     ^
        App.swift:3:1: error: expected '}' in struct
        App.swift:1:13: note: to match this opening '{'
          struct Main {
                      ^
        """)
  }

  @Test func `a mistake in a library names the library`() throws {
    let library = try sandbox.library("Domain", ["User/User.swift": "public struct User { let id: Nothing }"])
    let app = try sandbox.app(["App.swift": "@main struct Main { static func main() {} }"], libraries: [library])
    #expect(
      messages { try compiler.build(app) } == """
        Domain/User/User.swift:1:30: error: cannot find type 'Nothing' in scope
          public struct User { let id: Nothing }
                                       ^
        """)
  }

  @Test func `two files of one name are refused by their own names`() throws {
    let app = try sandbox.app([
      "App.swift": "@main struct Main { static func main() {} }", "A/User.swift": "", "B/User.swift": "",
    ])
    #expect(
      messages { try compiler.build(app) }.replacing(sandbox.folder.path(), with: "<here>").hasPrefix(
        "error: filename \"User.swift\" used twice: '<here>/App/A/User.swift' and '<here>/App/B/User.swift'"))
  }

  @Test func `what the linker misses is said`() throws {
    let app = try sandbox.app([
      "App.swift": """
      @_silgen_name("no_such_symbol") func missing()
      @main struct Main { static func main() { missing() } }
      """
    ])
    #expect(messages { try compiler.build(app) }.contains("no_such_symbol"))
  }

  @Test func `warnings are the learner's alone, and stay in the cache`() throws {
    let app = try sandbox.app([
      "App.swift": """
      @main struct Main {
        static func main() { let unused = 1; Main().empty(); _ = Main().stop }
        func empty() {}
        func onlyDeferred() { defer { print("x") } }
        var stop: () -> Void { { fatalError() } }
        func conditional() {
          #if NEVER
            print("never")
          #endif
        }
      }
      """
    ])
    let expected = """
      App.swift:2:28: warning: initialization of immutable value 'unused' was never used; consider replacing with \
      assignment to '_' or removing it
          static func main() { let unused = 1; Main().empty(); _ = Main().stop }
                                   ^
      App.swift:4:25: warning: 'defer' statement at end of scope always executes immediately; replace with 'do' \
      statement to silence this warning
          func onlyDeferred() { defer { print("x") } }
                                ^
      """
    let first = try compiler.build(app)
    let second = try compiler.build(app)

    #expect(first.warnings.map(\.description).joined(separator: "\n") == expected)
    #expect(second.fromCache)
    #expect(second.warnings == first.warnings)
  }

  @Test func `a file that compiles only as it is stays as it is`() throws {
    let app = try sandbox.app([
      "App.swift": """
      @main struct Main {
        static func main() { print(Odd().value(), Even().value()) }
      }
      """,
      "Odd.swift": """
      struct Odd {
        func __atelierEnter() {}
        func value() -> Int { 1 }
      }
      """,
      "Even.swift": "struct Even { func value() -> Int { 2 } }",
    ])
    let build = try compiler.build(app)

    #expect(build.untraced == ["Odd.swift"])
    #expect(
      try Program(path: build.executable.path()).run()
        == Program.Output(
          text: "1 2\n", errors: "Main main() [] App.swift:2\n  Even value() [] Even.swift:1\n", status: 0))
  }

  private func messages(_ work: () throws -> some Any) -> String {
    do {
      return "no error: \(try work())"
    } catch {
      return "\(error)"
    }
  }
}
