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
    let edgesBefore: Set<ObjectGraph.Edge>
    let edges: Set<ObjectGraph.Edge>

    /// References that the event has added.
    var addedEdges: Int { edges.subtracting(edgesBefore).count }
    /// References that the event has taken away.
    var removedEdges: Int { edgesBefore.subtracting(edges).count }
    /// The files whose code ran, in alphabetical order.
    var files: [String] { Set(trace.calls.map(\.file)).sorted() }
    /// Who decided where to go; nothing where the event led nowhere else.
    var decision: Decision? { screenBefore.path == screen.path ? nil : Decision(in: trace) }
  }

  var effect: Effect? {
    if case .done(let effect) = outcome { effect } else { nil }
  }
}
