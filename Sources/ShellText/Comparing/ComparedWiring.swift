import ScreenKit
import StageProtocol

/// What one event led to in one wiring.
public struct ComparedWiring: Sendable {
  let name: String
  let outcome: Outcome

  /// A wiring of this name, and what came of the event.
  public init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// What came of the event.
  public enum Outcome: Sendable {
    /// The event happened.
    case done(Effect)
    /// The event did not happen; a sentence says why.
    case failed(String)
  }

  /// Everything that is compared.
  public struct Effect: Sendable {
    let screenBefore: Screen
    let screen: Screen
    let trace: CallTrace
    let edgesBefore: [ObjectGraph.Edge]
    let edges: [ObjectGraph.Edge]

    /// The screen and the references before and after the event, and the calls during it.
    public init(
      screenBefore: Screen, screen: Screen, trace: CallTrace, edgesBefore: [ObjectGraph.Edge],
      edges: [ObjectGraph.Edge]
    ) {
      self.screenBefore = screenBefore
      self.screen = screen
      self.trace = trace
      self.edgesBefore = edgesBefore
      self.edges = edges
    }

    /// References that the event has added, in the graph's order.
    var addedEdges: [ObjectGraph.Edge] { Self.only(edges, without: edgesBefore) }
    /// References that the event has taken away.
    var removedEdges: [ObjectGraph.Edge] { Self.only(edgesBefore, without: edges) }
    /// How many calls there were, those included that no trace has kept.
    var callCount: Int { trace.calls.count + (trace.omitted ?? 0) }
    /// The files whose code ran, in alphabetical order.
    var files: [String] { Set(trace.calls.map(\.file)).sorted() }
    /// Who decided where to go; nil if the path stayed the same.
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
