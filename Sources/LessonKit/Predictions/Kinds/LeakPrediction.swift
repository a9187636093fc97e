import Architectures
import StageProtocol

/// `leaks`: will something stay behind that should go, and what?
struct LeakPrediction: PredictionKind {
  static let topic = "leaks"
  static let usage = "leaks"
  static let meaning = "what will stay behind that should go"

  init?(words: [String]) {
    if words != ["leaks"] { return nil }
  }

  init(about run: EventRun) {}

  var description: String { Self.usage }

  private static let nothing = "nothing"

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    guard run.leaks.isTooLarge != true else {
      throw .noAnswer("leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects")
    }
    let question = "What will stay behind that should go?"
    let told = Set(run.leaksBefore.leaks.map(\.identity))
    let new = run.leaks.leaks.filter { !told.contains($0.identity) }
    let freed = (run.trace.freedTypes ?? []).withoutRepetition.filter { type in
      run.graphBefore.appNodes.contains { $0.type == type && $0.role != nil }
    }
    guard let leak = new.first else {
      return try Forecast(
        question, right: (Self.nothing, "the screen that goes takes along all that was made for it"),
        wrong: freed.map { ("`\($0)`", "nothing keeps `\($0)` any more, and it is freed") },
        evidence: .words(freed.isEmpty ? [] : ["freed: \(freed.map { "`\($0)`" }.listed())"]))
    }
    let ids = Set(new.flatMap { [$0.object.id] + $0.others })
    let left = Set(run.graph.nodes.filter { ids.contains($0.id) }.map(\.type) + [leak.object.type])
    let shown = run.stayingTypes(near: []).filter { !left.contains($0) }
    return try Forecast(
      question, right: ("`\(leak.object.type)`", "`\(leak.object.id)` lives on although its screen has gone"),
      wrong: [(Self.nothing, "`\(leak.object.id)` lives on although its screen has gone")]
        + freed.filter { !left.contains($0) }.map { ("`\($0)`", "nothing keeps `\($0)` any more, and it is freed") }
        + shown.map { ("`\($0)`", "`\($0)` is still needed: what it is there for has not gone") },
      evidence: .leaks(Array(new.prefix(1))))
  }
}

extension LeakReport.Leak {
  /// What tells it from others, whatever else changes in the graph.
  fileprivate var identity: String { "\(object.type)#\(object.ordinal ?? 0) \(event)" }
}
