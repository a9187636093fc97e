import StageKit
import StageProtocol

/// A graph as text: a line for each reference, `A -label-> B` strong, `A -label·weak·closure-> B` otherwise,
/// with the operators of a subscription.
@MainActor
func graphText(_ roots: AnyObject..., index: SourceIndex = SourceIndex(types: [:])) -> String {
  let graph = OwnershipGraph.capture(roots: roots.map { (.variable(name: "root"), $0) }, index: index)
  return graph.edges.map { edge in
    let notes = [
      edge.label, edge.strength == .strong ? nil : edge.strength.rawValue, edge.via == .field ? nil : edge.via.rawValue,
      edge.operators?.joined(separator: "."),
    ]
    return "\(edge.from) -\(notes.compactMap { $0 }.joined(separator: "·"))-> \(edge.to)"
  }.joined(separator: "\n")
}
