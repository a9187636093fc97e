import Architectures
import StageProtocol

/// `trace decides`: who decides where the app goes?
struct DeciderPrediction: PredictionKind {
  static let topic = "decides"
  static let usage = "trace decides"
  static let meaning = "who will decide where to go"

  init?(words: [String]) {
    if words != ["trace", "decides"] { return nil }
  }

  init(about run: EventRun) {}

  var description: String { Self.usage }

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    guard run.screenBefore.path != run.screen.path else {
      throw .noAnswer("nobody decides where to go: the path stays the same")
    }
    guard let decision = Decision(in: run.trace) else {
      throw .noAnswer("no code of the app decides where to go: the kit went there itself")
    }
    let calls = run.trace.calls
    let place = calls[decision.place].member.text(in: decision.type)
    // Those that play a part come first, and what builds behind them: hardly anybody takes a factory for one who decides.
    let types = run.calledTypes.map { ($0.type, calls[$0.place].role) }
    let parts = types.filter { $0.1 != nil }
    let called = parts.filter { $0.1?.layer != .assembly } + parts.filter { $0.1?.layer == .assembly }
    let uncalled = run.stayingTypes(near: []).filter { type in !types.contains { $0.0 == type } }
    func wrong(_ types: [String], _ reason: String) -> [Forecast.Answer] {
      types.filter { $0 != decision.type }.map { ("`\($0)`", "`\($0)` \(reason)") }
    }
    return try Forecast(
      "Who will decide where to go?",
      right: ("`\(decision.type)`", "`\(place)` says where to go (\(calls[decision.place].place))"),
      wrong: wrong(called.map(\.0), "takes part, and leaves that to another")
        + wrong(uncalled, "is not even called")
        + wrong(types.filter { $0.1 == nil }.map(\.0), "decides nothing"),
      evidence: .calls(run.trace.excerpt(around: [decision.place, decision.executionPlace])))
  }
}
