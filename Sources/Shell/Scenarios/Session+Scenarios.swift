import Grammar
import ShellText
import TerminalText
import TextLayout

extension Session {
  /// Carries out files one after the other, up to the first problem. Each begins without an app, and chooses a wiring.
  ///
  /// - Parameters:
  ///   - log: takes down what came of each file.
  ///   - show: takes what there is to see, in order, as soon as it is there.
  public func run(_ scenarios: [Scenario], log: CheckLog? = nil, show: (Output) -> Void) -> Status {
    var status = Status.done
    for scenario in scenarios {
      guard status == .done, !isOver else {
        log?.note(scenario, skipped: "a file before it has failed, or has ended the shell")
        continue
      }
      var problem: Output?
      status = opening(scenario) {
        ScriptRunner(session: self, name: scenario.file).run(scenario.text) { output in
          if output.status != .done { problem = output }
          show(output)
        }
      }
      log?.note(scenario, problem: status == .done ? nil : problem)
      appSession.close()
    }
    return status
  }

  /// Runs scenarios on several wirings, each launched afresh for each scenario; the current app stays as it is.
  ///
  /// - Parameters:
  ///   - log: takes down what came of each file on each wiring.
  ///   - show: takes what there is to see, in order, as soon as it is there.
  /// - Returns: how the worst of them ended.
  public func run(
    _ scenarios: [Scenario], on wirings: [Wiring], log: CheckLog? = nil, show: (Output) -> Void
  ) -> Status {
    let builder = CachingStageBuilder(appSession.builder)
    let width = scenarios.map { TextMetrics.columns(of: $0.name) }.max() ?? 0
    var outcomes: [ScenarioOutcome] = []
    for scenario in scenarios where !appSession.isCancelled() {
      appSession.onProgress("\(scenario.name) on \(wirings.map(\.name).joined(separator: ", "))…")
      let outcome = opening(scenario) {
        ParityRun.outcome(of: scenario, on: wirings) { sibling(building: builder) }
      }
      outcomes.append(outcome)
      log?.note(outcome, on: ParityLane.names(of: wirings))
      show(outcome.output(display: display, width: width))
    }
    show(Self.summary(of: outcomes, wirings: wirings))
    return outcomes.map(\.status).max { $0.exitCode < $1.exitCode } ?? .done
  }

  /// Runs a scenario on the current wiring, launched afresh, and stays where it ends.
  ///
  /// Where it ends at a problem, that is the last output.
  func play(_ scenario: Scenario, display: Display) throws(ShellError) -> [Output] {
    if appSession.app != nil { try appSession.launchAfresh() }
    var outputs: [Output] = []
    let runner = ScriptRunner(session: self, name: scenario.file, isWatched: false)
    let status = opening(scenario) { runner.run(scenario.text) { outputs.append($0) } }
    if status == .done {
      var outcome = ScenarioOutcome(scenario)
      outcome.eventCount = appSession.app?.log.done.count ?? 0
      outputs.append(outcome.output(display: display.unwatched))
    }
    return outputs
  }

  /// Does work that carries out a file.
  func opening<Result>(_ file: Scenario, _ work: () -> Result) -> Result {
    openFiles.append(file)
    defer { openFiles.removeLast() }
    return work()
  }

  /// Makes sure that a file is not being carried out: within itself it would never end.
  ///
  /// - Throws: `ShellError.runsItself`.
  func requireClosed(_ file: Scenario) throws(ShellError) {
    guard let index = openFiles.firstIndex(of: file) else { return }
    throw .runsItself(file.file, through: openFiles[(index + 1)...].map(\.file))
  }

  private static func summary(of outcomes: [ScenarioOutcome], wirings: [Wiring]) -> Output {
    let failed = outcomes.count { $0.status != .done }
    let events = outcomes.map(\.eventCount).reduce(0, +)
    let files = outcomes.count.counted("file")
    let run = "\(files), \(events.counted("event")) on each of \(wirings.map(\.name).joined(separator: ", "))"
    guard failed > 0 else { return Output("\(run): \("all screens equal", .good)") }
    return Output("\(run): \("\(failed) of \(files) failed", .bad)")
  }
}
