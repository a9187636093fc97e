/// One question or order from the shell to a stage: a line of JSON.
///
/// `{"id":3,"request":"event","event":["tap","Sign Out"]}`
public struct StageRequest: Hashable, Sendable, Codable {
  /// Repeated in the reply.
  public let id: Int
  /// A `StageRequest.Kind`, or a name that the stage refuses.
  public let request: String
  /// What happens, for a request of kind `event`.
  public let event: StageEvent?
  /// The type, object id or key that the question is about.
  public let subject: String?
  /// Which graph a request of kind `graph` wants; ownership if absent.
  public let graph: ObjectGraph.Kind?
  /// Which event's calls a request of kind `trace` wants: 0 for the launch; the last event's if absent.
  public let number: Int?
  /// Whether a graph shows the kit's own objects, too; not if absent.
  public let kit: Bool?

  /// A request, with what it needs beside its name.
  public init(
    id: Int, request: String, event: StageEvent? = nil, subject: String? = nil, graph: ObjectGraph.Kind? = nil,
    number: Int? = nil, kit: Bool? = nil
  ) {
    self.id = id
    self.request = request
    self.event = event
    self.subject = subject
    self.graph = graph
    self.number = number
    self.kit = kit
  }

  /// The subject of a request of kind `validate` that may try factories to learn what they ask for.
  public static let strictly = "strictly"

  /// The requests that a stage understands.
  public enum Kind: String, CaseIterable, Sendable {
    case describe, event, screen, graph, registrations, validate, trace, leaks, inspect, why, routes, services, time,
      quit
  }
}
