import CodeMetrics
import Testing

struct MemberBodyTests {
  private func body(of name: String, in text: String) -> MemberBody? {
    let index = DeclarationIndex(files: [(name: "A.swift", text: text)])
    return index.declarations(called: name).first.flatMap { MemberBody(of: $0, in: text) }
  }

  private static let configurator = """
    struct Configurator {
      /// Makes a screen.
      func configure(
        _ name: String
      ) -> Screen {
        let presenter = Presenter()

        // The view comes second.
        let view = View(
          output: presenter)
        presenter.view = view; presenter.load()
        return view
      }

      var short: Int { 1 }
    }

    """

  @Test func `a body is cut into its statements, with the comments above them`() throws {
    let body = try #require(self.body(of: "Configurator.configure", in: Self.configurator))
    #expect(body.head == "func configure(\n  _ name: String\n) -> Screen {")
    #expect(
      body.parts.map(\.text) == [
        "let presenter = Presenter()", "// The view comes second.\nlet view = View(\n  output: presenter)",
        "presenter.view = view; presenter.load()", "return view",
      ])
  }

  @Test func `the parts can be put back in any order, and their lines are known`() throws {
    let body = try #require(self.body(of: "Configurator.configure", in: Self.configurator))
    let file = body.file(with: [body.parts[3], body.parts[1]])
    #expect(
      file.text == """
        struct Configurator {
          /// Makes a screen.
          func configure(
            _ name: String
          ) -> Screen {
            return view
            // The view comes second.
            let view = View(
              output: presenter)
          }

          var short: Int { 1 }
        }

        """)
    #expect(file.places == [6...6, 7...9])
  }

  @Test func `few statements are cut where their chains of calls go on`() throws {
    let body = try #require(
      self.body(
        of: "configure",
        in: """
          func configure(_ container: Container) {
            container.register { Context($0) }
              .implements(UseCases.self)
            try container.register { Controller($0) }
              .resolving { $0.router = Router() }
              .named("main")
          }
          """))
    #expect(
      body.parts.map(\.text) == [
        "container.register { Context($0) }", "  .implements(UseCases.self)",
        "try container.register { Controller($0) }",
        "  .resolving { $0.router = Router() }", "  .named(\"main\")",
      ])
  }

  @Test func `of many statements those are one part that no blank line parts`() throws {
    let lines = (1...12).map { "  call\($0)()" + ($0.isMultiple(of: 4) ? "\n" : "") }
    let body = try #require(self.body(of: "all", in: "func all() {\n\(lines.joined(separator: "\n"))}\n"))
    #expect(
      body.parts.map(\.text) == [
        "call1()\ncall2()\ncall3()\ncall4()", "call5()\ncall6()\ncall7()\ncall8()",
        "call9()\ncall10()\ncall11()\ncall12()",
      ])
  }

  @Test func `of a type the members are the parts, and of a property its getter's statements`() throws {
    let text = """
      final class Context: Holder {
        let users: Users
        let session: Session

        init(users: Users) {
          self.users = users
        }

        var count: Int {
          let all = users.all
          return all.count
        }
      }
      """
    #expect(
      body(of: "Context", in: text)?.parts.map(\.text) == [
        "let users: Users", "let session: Session", "init(users: Users) {\n  self.users = users\n}",
        "var count: Int {\n  let all = users.all\n  return all.count\n}",
      ])
    #expect(body(of: "Context.count", in: text)?.parts.map(\.text) == ["let all = users.all", "return all.count"])
  }

  @Test func `what has no lines of its own has no parts`() {
    #expect(body(of: "Configurator.short", in: Self.configurator) == nil)
    #expect(body(of: "nothing", in: "func nothing() {\n}\n") == nil)
    #expect(body(of: "Users", in: "protocol Users {}\n") == nil)
    #expect(body(of: "name", in: "let name = 1\n") == nil)
  }
}
