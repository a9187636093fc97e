import ScreenKit
import StageProtocol

/// Runs a scenario on several wirings side by side, line by line, and holds their screens equal after every event.
struct ParityRun {
  private let lanes: [ParityLane]
  private var outcome: ScenarioOutcome

  /// - Parameter session: answers with a session for each wiring.
  static func outcome(
    of scenario: Scenario, on wirings: [Wiring], session: () -> Session
  ) -> ScenarioOutcome {
    let lanes = zip(wirings, ParityLane.names(of: wirings)).map { ParityLane($0, name: $1, session: session()) }
    var run = ParityRun(scenario, lanes: lanes)
    defer { for lane in run.lanes { lane.end() } }
    run.play(scenario)
    return run.outcome
  }

  private init(_ scenario: Scenario, lanes: [ParityLane]) {
    self.lanes = lanes
    outcome = ScenarioOutcome(scenario)
  }

  private mutating func play(_ scenario: Scenario) {
    if let line = scenario.switchingLine {
      outcome.findings.append(ScenarioFinding(switchingIn: line))
      return
    }
    compare(lanes.map { $0.launch() }, line: 0)
    let beginning = scenario.beginningLine
    for (index, line) in scenario.lines.enumerated() where outcome.findings.isEmpty && index + 1 != beginning {
      compare(lanes.map { $0.run(line) }, line: index + 1)
    }
  }

  /// Looks at what a line came to in each wiring, and notes the first difference and every problem.
  private mutating func compare(_ steps: [ParityLane.Step], line: Int) {
    let count = steps.map(\.entries.count).min() ?? 0
    for index in 0..<count where outcome.findings.isEmpty {
      outcome.eventCount += 1
      note(steps.map { $0.entries[index].screen }, line: line, event: steps[0].entries[index].event)
    }
    let problems = noteProblems(of: steps, line: line)
    if problems == 0, outcome.findings.isEmpty { note(steps.compactMap(\.screen), line: line, event: nil) }
  }

  private mutating func note(_ screens: [Screen], line: Int, event: StageEvent?) {
    let groups = ScreenGroups(zip(lanes, screens).map { (name: $0.name, screen: $1) })
    if !groups.areEqual {
      outcome.findings.append(ScenarioFinding(groups, line: line, number: outcome.eventCount, event: event))
    }
  }

  /// - Returns: how many wirings have one.
  private mutating func noteProblems(of steps: [ParityLane.Step], line: Int) -> Int {
    var names: [(problem: Output, names: [String])] = []
    for (lane, step) in zip(lanes, steps) {
      guard let problem = step.problem else { continue }
      if let index = names.firstIndex(where: { $0.problem.text == problem.text }) {
        names[index].names.append(lane.name)
      } else {
        names.append((problem: problem, names: [lane.name]))
      }
    }
    for (problem, some) in names {
      outcome.findings.append(ScenarioFinding(problem, line: line, in: some.count == lanes.count ? nil : some))
    }
    return names.count
  }
}
