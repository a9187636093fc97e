import Architectures
import StageProtocol

/// `gone`: which object will be gone?
struct GonePrediction: PredictionKind {
  static let topic = "gone"
  static let usage = "gone"
  static let meaning = "which object will be gone"

  init?(words: [String]) {
    if words != ["gone"] { return nil }
  }

  init(about run: EventRun) {}

  var description: String { Self.usage }

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    let (before, after) = (PlacedGraph(run.graphBefore, asking: shell), PlacedGraph(run.graph, asking: shell))
    let left = Set(run.graph.nodes.map(\.type))
    let gone = run.graphBefore.appNodes.filter {
      (run.trace.freedTypes ?? []).contains($0.type) && !left.contains($0.type)
    }
    guard let object = gone.first(where: { $0.role?.layer == .logic }) ?? gone.first else {
      throw .noAnswer("no object of the app will be gone for good")
    }
    let held = run.graphBefore.edges.filter { $0.to == object.id && $0.strength == .strong }.prefix(2)
    let wrong = run.stayingTypes(near: gone.map(\.type)).filter { type in !gone.contains { $0.type == type } }.map {
      type -> Forecast.Answer in
      let holder = run.graph.edges.first { after.type(of: $0.to) == type && $0.strength == .strong }
      return ("`\(type)`", "`\(type)` stays" + (holder.map { ": \(after.words(for: $0))" } ?? ""))
    }
    return try Forecast(
      "Which of these will be gone?",
      right: ("`\(object.type)`", "nothing keeps `\(object.type)` any more"),
      wrong: wrong,
      evidence: .words(held.map { "before: \(before.words(for: $0))" }))
  }
}
