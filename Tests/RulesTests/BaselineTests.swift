import Rules
import Testing

/// What a baseline holds back.
struct BaselineTests {
  private let strongView = """
    final class UserPresenter {
      var view: UserViewInput?
    }
    """

  @Test func `a baseline holds back what it knows, wherever it has moved to, and each once`() throws {
    let configuration = Configuration(architecture: .viper)
    let old = try lint(["A.swift": strongView], configuration)
    let everything = BaselineScope(roots: ["."])
    let kept = try Baseline(json: try Baseline(old.findings, file: "baseline.json").json(), file: "./baseline.json")

    #expect(
      try lint(["A.swift": "\n\n" + strongView], configuration).subtracting(kept, lookingAt: everything).findings == [])
    #expect(
      try lint(["A.swift": "\n\n" + strongView], configuration).subtracting(kept, lookingAt: everything).known.count
        == 1)
    #expect(
      try lint(["B.swift": strongView], configuration).subtracting(kept, lookingAt: everything).findings.count == 1)
  }
}
