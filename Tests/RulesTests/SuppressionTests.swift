import Rules
import Testing

/// What comments excuse.
struct SuppressionTests {
  @Test(arguments: [
    ("var view: UserViewInput?  // atelier:disable VI-3 the view is a value here", [String]()),
    ("// atelier:disable VI-3 the view is a value here\n  var view: UserViewInput?", []),
    ("\r\n  // atelier:disable VI-3 the view is a value here\r\n  var view: UserViewInput?\r\n", []),
    (
      "var view: UserViewInput?  // atelier:disable VI-2 another rule",
      ["VI-3", "disable: the comment excuses nothing from VI-2"]
    ),
    (
      "var view: UserViewInput?  // atelier:disable VI-3",
      ["VI-3", "disable: the comment does not say why it excuses from VI-3"]
    ),
    (
      "var view: UserViewInput?  // atelier:disable VI-99 because",
      ["VI-3", "disable: the comment names VI-99, which is not a rule"]
    ),
    ("var text = \"// atelier:disable\"", []),
    ("// atelier: disable VI-3 the view is a value here\n  var view: UserViewInput?", []),
    (
      "var view: UserViewInput?  // atelier:disable:line VI-3 a value",
      [
        "VI-3",
        "disable: there is no atelier:disable:line; there are disable, disable:next, disable:file, disable:begin, disable:end",
      ]
    ),
    (
      "var view: UserViewInput?  // atelier:enable VI-3",
      [
        "VI-3",
        "disable: there is no atelier:enable; there are disable, disable:next, disable:file, disable:begin, disable:end",
      ]
    ),
    (
      "// atelier:disable:begin VI-3 a value\n  var view: UserViewInput?",
      ["disable: no disable:end ends the disable:begin, which excuses the rest of the file"]
    ),
    (
      "// atelier:disable:end\n  var view: UserViewInput?",
      ["disable: there is no disable:begin that disable:end ends", "VI-3"]
    ),
  ])
  func `a comment excuses one line, if it says why`(line: String, expected: [String]) throws {
    let source = "final class UserPresenter {\n  \(line)\n}"
    let findings = try lint(["A.swift": source], Configuration(architecture: .viper)).findings

    #expect(findings.map { $0.rule == "disable" ? "disable: \($0.what)" : $0.rule } == expected)
  }
}
