/// What came of files of commands: each is a suite of its own, and on several wirings one for each.
extension CheckLog {
  /// A file, carried out by itself.
  ///
  /// - Parameter problem: the one at which it ended; nil if it did not.
  func note(_ scenario: Scenario, problem: Output?) {
    note(TestReport.Case(scenario.name, failures: problem.map { [TestFailure($0)] } ?? []), in: scenario.file)
  }

  /// A file that was not carried out.
  func note(_ scenario: Scenario, skipped reason: String) {
    note(TestReport.Case(scenario.name, skipped: reason), in: scenario.file)
  }

  /// A file, carried out on wirings of these names side by side.
  func note(_ outcome: ScenarioOutcome, on wirings: [String]) {
    for wiring in wirings {
      let findings = outcome.findings.filter { $0.wirings?.contains(wiring) ?? true }
      let failures = findings.map { TestFailure($0, place: $0.place(in: outcome.scenario)) }
      note(TestReport.Case(outcome.scenario.name, failures: failures), in: "\(outcome.scenario.file) on \(wiring)")
    }
  }
}

extension TestFailure {
  fileprivate init(_ problem: Output) {
    let text = problem.text.plain
    let message = problem.place.map { text.hasPrefix("\($0): ") ? String(text.dropFirst($0.count + 2)) : text } ?? text
    self.init(Kind(problem.status), message, mismatch: problem.mismatch, place: problem.place)
  }

  fileprivate init(_ finding: ScenarioFinding, place: String) {
    self.init(Kind(finding.status), finding.text.plain, mismatch: finding.mismatch, place: place)
  }
}

extension TestFailure.Kind {
  fileprivate init(_ status: Status) {
    self = status == .checkFailed ? .failure : .error
  }
}
