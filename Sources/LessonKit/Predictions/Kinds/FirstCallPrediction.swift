import Architectures
import StageProtocol

/// `trace first`, `trace first logic`: who is called first, of the app or of one of its layers?
struct FirstCallPrediction: PredictionKind {
  static let topic = "first"
  static let usage = "trace first [view|logic|flow|domain|data|assembly]"
  static let meaning = "who will be called first"

  private let layer: Layer?

  init?(words: [String]) {
    guard words.starts(with: ["trace", "first"]), words.count < 4 else { return nil }
    layer = words.dropFirst(2).first.flatMap(Layer.init(rawValue:))
    if words.count == 3, layer == nil { return nil }
  }

  init(about run: EventRun) {
    layer = nil
  }

  var description: String { ["trace first", layer?.rawValue].compactMap(\.self).joined(separator: " ") }

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    let calls = run.trace.calls
    // A call that was set going later stands below what has set it going, and began after calls that stand below it.
    func start(_ place: Int) -> Int { calls[place].order ?? place }
    let first = calls.indices.filter { !calls[$0].type.isEmpty && (layer == nil || calls[$0].role?.layer == layer) }
      .min { start($0) < start($1) }
    guard let first else {
      throw .noAnswer(layer.map { "nothing of the layer \($0.rawValue) is called" } ?? "no code of the app is called")
    }
    let call = calls[first].member.text(in: calls[first].type)
    // Types that play a part are better known than values such as `User`.
    let types = run.calledTypes.filter { $0.type != calls[first].type }
    let parts = types.filter { calls[$0.place].role != nil } + types.filter { calls[$0.place].role == nil }
    let called = parts.map { type, place -> Forecast.Answer in
      let reason =
        start(place) < start(first)
        ? "is called before, and is not of this layer" : "is called later: call \(start(place) + 1) of \(calls.count)"
      return ("`\(type)`", "`\(type)` \(reason)")
    }
    let uncalled = run.stayingTypes(near: []).filter { type in !calls.contains { $0.type == type } }.map {
      ("`\($0)`", "`\($0)` is not called at all")
    }
    return try Forecast(
      layer.map { "Who of the layer *\($0.rawValue)* will be called first?" } ?? "Who will be called first?",
      right: (
        "`\(calls[first].type)`",
        "`\(call)` is \(first == 0 ? "the first call" : "the first of its layer") (\(calls[first].place))"
      ),
      wrong: called + uncalled,
      evidence: .calls(run.trace.excerpt(around: Array((first...first + 2).clamped(to: 0...calls.count - 1)))))
  }
}
