import ScreenKit
import StageProtocol

/// What one event led to in one wiring.
struct ComparedWiring {
  let wiring: Wiring
  let outcome: Outcome

  enum Outcome {
    case done(Effect)
    /// The wiring did not get so far, or not further; a sentence says why.
    case failed(String)
  }

  /// Everything that is compared.
  struct Effect {
    let screenBefore: Screen
    let screen: Screen
    let trace: CallTrace
    let edgesBefore: [ObjectGraph.Edge]
    let edges: [ObjectGraph.Edge]

    /// References that the event has added, in the graph's order.
    var addedEdges: [ObjectGraph.Edge] { Self.only(edges, without: edgesBefore) }
    /// References that the event has taken away.
    var removedEdges: [ObjectGraph.Edge] { Self.only(edgesBefore, without: edges) }
    /// How many calls there were, those included that no trace has kept.
    var callCount: Int { trace.calls.count + (trace.omitted ?? 0) }
    /// The files whose code ran, in alphabetical order.
    var files: [String] { Set(trace.calls.map(\.file)).sorted() }
    /// Who decided where to go; nothing where the event led nowhere else.
    var decision: Decision? { screenBefore.path == screen.path ? nil : Decision(in: trace) }

    private static func only(_ edges: [ObjectGraph.Edge], without others: [ObjectGraph.Edge]) -> [ObjectGraph.Edge] {
      let others = Set(others)
      return edges.filter { !others.contains($0) }
    }
  }

  var effect: Effect? {
    if case .done(let effect) = outcome { effect } else { nil }
  }
}
