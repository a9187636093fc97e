/// What containers were told: their registrations, and who needs whom.
///
/// ```swift
/// print(container.registrationGraph)
/// ```
///
/// It is a value: it holds no types, factories or instances, and may be kept, compared, sent and written as JSON.
public struct RegistrationGraph: Hashable, Sendable, Codable {
  /// Parents before their children.
  public let containers: [Level]
  /// In the order of their containers, and of registration in each.
  public let nodes: [Node]
  /// In the order of the nodes that they lead from.
  public let edges: [Edge]

  /// A graph of these registrations. Numbers that lead nowhere are ignored by all who read the graph.
  public init(containers: [Level], nodes: [Node], edges: [Edge]) {
    self.containers = containers
    self.nodes = nodes
    self.edges = edges
  }

  /// The nodes that are registrations of their own; without those that only show how a child sees one of its parent's.
  public var registrations: [Node] { nodes.filter { !$0.isInherited } }
}
