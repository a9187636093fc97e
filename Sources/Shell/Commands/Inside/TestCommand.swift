import Grammar
import ShellText
import TerminalText

/// Runs the unit tests of a wiring, which lessons quote.
struct TestCommand: Command {
  let name = "test"
  let otherNames = ["tests"]
  let group = CommandGroup.inside
  let summary = "run the unit tests of a wiring"
  let arguments = [Argument("wiring or test", .optional, from: .unitTests, isText: true)]
  let options = [Self.list, .json]
  let examples = [
    Example("test", "all tests of the wiring on the stage"),
    Example("test mvvmfc", "those of another wiring"),
    Example("test UserPresenterTests", "the tests of one part"),
    Example("test \"each intention leads where it says\"", "one test, by its name"),
  ]
  let discussion = """
    The tests are those of the repository, in the folder Tests, and run by `swift test` there. What has changed is \
    compiled first, which takes minutes the first time. An installed copy has no tests.
    """

  private static let list = Option("list", "name them, and run none")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    guard let unitTests = session.unitTests else { throw .unitTests(.noCheckout) }
    let tests = try tests(invocation.argument(0), of: unitTests, in: session.appSession)
    if invocation.has(Self.list) {
      let rows = tests.map { [StyledText($0.suite, .accent), StyledText($0.name)] }
      let forms = tests.map { Listed(target: $0.target, suite: $0.suite, name: $0.name) }
      return Output(TextTable(rows: rows, width: display.lineLength).text, json: forms)
    }
    session.appSession.onProgress("building and running \(tests.count.counted("unit test"))…")
    let run = try unitTests.run(tests, isCancelled: session.appSession.isCancelled)
    let place = StyledText("Tests/\(tests.first?.target ?? "")", .quiet)
    let forms = run.results.map { Result(name: $0.name, passed: $0.hasPassed, issues: $0.issues) }
    return Output(place + "\n" + run.text(display: display), json: forms)
      .with(run.failureCount == 0 ? .done : .checkFailed)
  }

  /// The form of `test --list --json`.
  private struct Listed: Encodable {
    let target: String
    let suite: String
    let name: String
  }

  /// The form of `test --json`.
  private struct Result: Encodable {
    let name: String
    let passed: Bool
    let issues: [String]
  }

  /// The tests that a word stands for: a wiring's, a suite's, or the one of this name, wherever it is.
  private func tests(
    _ word: String?, of unitTests: UnitTests, in session: AppSession
  ) throws(ShellError) -> [UnitTests.Test] {
    guard let word else {
      let wiring = try session.requireApp().wiring
      let known = unitTests.known(of: wiring)
      if known.isEmpty { throw .unitTests(.noTests(wiring: wiring.name)) }
      return known
    }
    if let wiring = session.wirings.wirings.first(where: { $0.name == word.lowercased() }) {
      return unitTests.known(of: wiring)
    }
    // Those of the wiring on the stage come first.
    let current = session.app?.wiring.base
    let known = ([current].compactMap(\.self) + session.wirings.wirings.filter { $0 != current })
      .flatMap(unitTests.known)
    let wanted = word.lowercased()
    for name in [\UnitTests.Test.suite, \.name] {
      guard let first = known.first(where: { $0[keyPath: name].lowercased() == wanted }) else { continue }
      return known.filter { $0.target == first.target && $0[keyPath: name] == first[keyPath: name] }
    }
    let names = known.map(\.suite) + known.map(\.name)
    throw .unitTests(.unknown(word, nearest: Spelling.nearest(to: word, among: names)))
  }
}
