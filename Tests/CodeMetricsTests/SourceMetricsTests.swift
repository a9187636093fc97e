import CodeMetrics
import Testing

struct SourceMetricsTests {
  private func lines(_ source: String) -> Int { SourceMetrics(path: "A.swift", source: source).lines }

  @Test(arguments: [
    ("", 0),
    ("// nothing\n\n/* and\n   nothing */\n", 0),
    ("let a = 1\n\n// why\nlet b = 2  // two\n", 2),
    ("/// One.\nfunc f(\n  a: Int\n) {\n\n}\n", 4),
    ("let text = \"\"\"\n  one\n\n  two\n  \"\"\"\n", 5),
    ("let a = /* in\n  between */ 1\n", 2),
    ("#if os(Linux)\n  let a = 1\n#endif\n", 3),
    ("let a = 1; let b = 2", 1),
  ])
  func `a line counts when there is code on it`(source: String, count: Int) {
    #expect(lines(source) == count)
  }

  @Test func `types, protocols and closures are counted wherever they stand`() {
    let file = SourceMetrics(
      path: "Login/Login.swift",
      source: """
        protocol LoginView: AnyObject { var onSignIn: (() -> Void)? { get set } }

        final class LoginPresenter: Presenter<String>, LoginViewOutput {
          enum State { case idle, busy }
          private struct Draft {}
          func start() {
            view?.onSignIn = { [weak self] in self?.names.map { $0.count }.forEach(print) }
          }
        }

        actor Counter {}

        extension LoginPresenter {
          struct Form {}
        }
        """)
    let types = file.types.map { type -> String in
      "\(type.kind) \(type.name): \(type.inherited.joined(separator: ", "))\(type.isNested ? " nested" : "")"
    }
    #expect(
      types == [
        "protocol LoginView: AnyObject", "class LoginPresenter: Presenter, LoginViewOutput", "enum State:  nested",
        "struct Draft:  nested", "actor Counter: ", "struct Form:  nested",
      ])
    #expect(file.counts.types == 5)
    #expect(file.counts.protocols == 1)
    #expect(file.counts.closures == 2)
    #expect(file.mentions.isSuperset(of: ["AnyObject", "Presenter", "LoginViewOutput", "LoginPresenter"]))
  }

  @Test func `code that does not parse is counted as far as it goes`() {
    let file = SourceMetrics(path: "A.swift", source: "struct A {\n  func f( {\n}\nclass B {}\n")
    #expect(file.types.map(\.name) == ["A", "B"])
    #expect(file.lines == 4)
  }
}
