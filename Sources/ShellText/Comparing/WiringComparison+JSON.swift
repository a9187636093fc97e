import ScreenKit
import StageProtocol

extension WiringComparison: Encodable {
  private struct Form: Encodable {
    let event: StageEvent
    let screensEqual: Bool
    let wirings: [Entry]
  }

  private struct Entry: Encodable {
    let wiring: String
    let failure: String?
    let calls: Int?
    let createdTypes: [String]?
    let freedTypes: [String]?
    let edges: Edges?
    let files: [String]?
    let decides: Decides?
    let screen: Screen?
    let steps: [LayerStep]?
  }

  private struct Edges: Encodable {
    let added: [ObjectGraph.Edge]
    let removed: [ObjectGraph.Edge]
  }

  private struct Decides: Encodable {
    let type: String
    let member: String
  }

  /// Writes the comparison wiring by wiring.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      Form(event: event, screensEqual: differences.isEmpty && failures.isEmpty, wirings: wirings.map(Self.entry)))
  }

  private static func entry(_ wiring: ComparedWiring) -> Entry {
    let effect = wiring.effect
    var failure: String?
    if case .failed(let reason) = wiring.outcome { failure = reason }
    return Entry(
      wiring: wiring.name, failure: failure, calls: effect?.callCount, createdTypes: effect?.trace.createdTypes,
      freedTypes: effect?.trace.freedTypes, edges: effect.map { Edges(added: $0.addedEdges, removed: $0.removedEdges) },
      files: effect?.files, decides: effect?.decision.map { Decides(type: $0.type, member: $0.member) },
      screen: effect?.screen, steps: effect.map { LayerStep.steps(of: $0.trace) })
  }
}
