import Architectures
import StageProtocol

/// `made`: which object will be made?
struct MadePrediction: PredictionKind {
  static let topic = "made"
  static let usage = "made"
  static let meaning = "which object will be made"

  init?(words: [String]) {
    if words != ["made"] { return nil }
  }

  init(about run: EventRun) {}

  var description: String { Self.usage }

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    let created = Set(run.trace.createdTypes ?? [])
    let before = Dictionary(grouping: run.graphBefore.appNodes, by: \.type)
    let after = Dictionary(grouping: run.graph.appNodes, by: \.type)
    let made = run.graph.appNodes.filter { node in
      created.contains(node.type) && after[node.type, default: []].count > before[node.type, default: []].count
    }
    // A type that was not there before is the better question; of one that was, there will be one more.
    let new = made.filter { before[$0.type] == nil }
    let candidates = new.isEmpty ? made : new
    guard let object = (candidates.last { $0.role?.layer == .logic }) ?? candidates.last else {
      throw .noAnswer("no object of the app will be made that is there afterwards")
    }
    let graph = PlacedGraph(run.graph, asking: shell)
    let holder = run.graph.edges.first { $0.to == object.id && $0.strength == .strong }.map(graph.words)
    let initialiser = run.trace.calls.firstIndex { $0.type == object.type && $0.member.kind == .initialiser }
    return try Forecast(
      "Which of these will be made?",
      right: ("`\(object.type)`", "there is a new `\(object.type)`" + (holder.map { ": \($0)" } ?? "")),
      wrong: run.stayingTypes(near: made.map(\.type)).filter { !created.contains($0) }.map {
        ("`\($0)`", "`\($0)` was there before, and no other one is made")
      },
      evidence: initialiser.map { .calls(run.trace.excerpt(around: [$0])) } ?? .words([holder].compactMap(\.self)))
  }
}
