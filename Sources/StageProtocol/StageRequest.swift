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

  /// A request, with the event where it is one.
  public init(id: Int, request: String, event: StageEvent? = nil) {
    self.id = id
    self.request = request
    self.event = event
  }

  /// The requests that a stage understands.
  public enum Kind: String, CaseIterable, Sendable {
    case describe, event, screen, graph, trace, routes, services, time, quit
  }
}
