import Grammar
import ShellText
import TerminalText

/// What a run of unit tests has come to, read from what Swift Testing says.
struct UnitTestRun {
  /// One test that has ended.
  struct Result: Hashable {
    let name: String
    let hasPassed: Bool
    /// What did not hold, each with its place.
    let issues: [String]
  }

  /// In the order in which they ended.
  let results: [Result]
  /// How long all of it took, compiling included.
  let seconds: Double

  /// - Throws: `ShellError.unitTests` when no test ran, since they did not build.
  init(output: String, isSuccess: Bool, seconds: Double) throws(ShellError) {
    self.seconds = seconds
    var results: [Result] = []
    var issues: [String: [String]] = [:]
    for line in output.split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: #/✘ Test (.+?) recorded an issue (?:with .*? )?at (.+)/#) {
        issues[String(match.1), default: []].append(String(match.2))
      } else if let match = line.wholeMatch(of: #/[✔✘] Test (.+?)(?: with \d+ test cases?)? (passed|failed) after .*/#)
      {
        let name = String(match.1)
        guard !name.hasPrefix("run with ") else { continue }
        results.append(
          Result(name: name.trimmed("\""), hasPassed: match.2 == "passed", issues: issues[name] ?? []))
      }
    }
    self.results = results
    guard results.isEmpty else { return }
    let errors = output.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") }.map(String.init)
    let last = output.split(whereSeparator: \.isNewline).suffix(3).map(String.init)
    throw .unitTests(.doNotBuild(errors.isEmpty ? last : Array(errors.prefix(8))))
  }

  var failureCount: Int { results.count { !$0.hasPassed } }

  /// A line for each test, below it what did not hold, and at the end how many passed and how long it took.
  func text(display: Display) -> StyledText {
    let mark = LessonText(display: display).mark
    var lines: [StyledText] = []
    for result in results {
      lines.append((mark(result.hasPassed) + StyledText(result.name)).wrapped(for: display, indentation: 2))
      lines += result.issues.map { ("    " + StyledText($0, .warning)).wrapped(for: display, indentation: 4) }
    }
    let passed = results.count - failureCount
    let counts = failureCount == 0 ? "\(passed.counted("test")) passed" : "\(passed) passed, \(failureCount) failed"
    lines.append(
      "\(counts, failureCount == 0 ? .good : .bad) in \(((seconds * 10).rounded() / 10).description) s, compiling included"
    )
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmed(_ mark: Character) -> String {
    first == mark && last == mark && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
