import Grammar

/// Why a wiring's unit tests cannot be run.
public enum UnitTestRefusal: Hashable, Sendable, CustomStringConvertible {
  /// This copy of the shell was installed, without the tests.
  case noCheckout
  /// The wiring is none of the product's, or has no tests.
  case noTests(wiring: String)
  /// No test of the wirings has this name.
  case unknown(String, nearest: String?)
  /// The tests, or the app that they test, do not compile.
  case doNotBuild([String])
  /// The package manager does not start.
  case notStarted(String, reason: String)

  public var description: String {
    switch self {
    case .noCheckout:
      "an installed copy has no unit tests; in a clone of the repository, started with `make run`, `test` runs them"
    case .noTests(let wiring): "\(wiring) has no unit tests; `wirings` lists those of the product, which have some"
    case .unknown(let name, let nearest):
      "there is no unit test \(name.quoted); " + (nearest.map { "did you mean `\($0)`?" } ?? "`test ?` lists them")
    case .doNotBuild(let lines): (["the tests do not build:"] + lines.map { "  \($0)" }).joined(separator: "\n")
    case .notStarted(let path, let reason): "\(path) cannot be started: \(reason); install Swift again"
    }
  }
}
