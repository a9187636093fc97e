import Injection
import StageProtocol

/// What the app's containers know of a key: its registrations, what is wrong with them, and who asked for it.
public struct KeyAnswer: Sendable {
  let graph: RegistrationGraph
  /// The places of its registrations in the graph.
  let nodes: [Int]
  let problems: [ValidationReport.Problem]
  let requests: [KeyRequest]

  /// What is known of a key.
  ///
  /// - Parameter nodes: the places of its registrations in the graph.
  public init(
    graph: RegistrationGraph, nodes: [Int], problems: [ValidationReport.Problem], requests: [KeyRequest]
  ) {
    self.graph = graph
    self.nodes = nodes
    self.problems = problems
    self.requests = requests
  }
}

/// Written in words: the places in the graph would say nothing without it.
extension KeyAnswer: Encodable {
  private struct Entry: Encodable {
    let registration: RegistrationGraph.Node
    let needs: [RegistrationGraph.Edge]
    let neededBy: [RegistrationGraph.Key]
  }

  private enum CodingKeys: CodingKey {
    case registrations, problems, requests
  }

  /// Writes the registrations with their keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let entries = nodes.map { node in
      Entry(
        registration: graph.nodes[node], needs: graph.edges.filter { $0.from == node },
        neededBy: graph.edges.filter { $0.to == node && graph.nodes.indices.contains($0.from) }
          .map { graph.nodes[$0.from].key })
    }
    try container.encode(entries, forKey: .registrations)
    try container.encode(problems, forKey: .problems)
    try container.encode(requests, forKey: .requests)
  }
}
