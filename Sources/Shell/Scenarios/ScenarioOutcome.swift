import Grammar
import ShellText
import TerminalText
import TextLayout

/// What came of running a scenario.
struct ScenarioOutcome {
  let scenario: Scenario
  /// How many events happened, to each wiring.
  var eventCount = 0
  /// Empty where all is well.
  var findings: [ScenarioFinding] = []

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  var status: Status { findings.map(\.status).max { $0.exitCode < $1.exitCode } ?? .done }

  /// `14 events, 9 checks`.
  var counts: String { "\(eventCount.counted("event")), \(scenario.checkCount.counted("check"))" }

  /// One line where all is well; else what is not, with its place.
  ///
  /// - Parameter width: how much room the scenario's name is given.
  func output(display: Display, width: Int = 0) -> Output {
    guard !findings.isEmpty else {
      let mark: StyledText = display.isAccessible ? "passed: " : "\("✓", .good) "
      return Output(mark + "\(TextMetrics.padded(scenario.name, to: width))  \(counts, .quiet)")
    }
    let mark: StyledText = display.isAccessible ? "failed: " : "\("✗", .bad) "
    let text = findings.map { finding in
      mark + "\(finding.place(in: scenario)): " + finding.text
    }
    return Output(.problem, text.joined(separator: "\n"), status: status)
  }
}
