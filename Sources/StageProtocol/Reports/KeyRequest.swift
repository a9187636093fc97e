/// One request for what a container has registered, as it happened.
public struct KeyRequest: Hashable, Sendable, Codable {
  /// How it was answered.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// A new instance was built.
    case built
    /// One that is shared was found.
    case found
    /// It could not be answered.
    case failed
  }

  /// The key as a person writes it: `UserScreenViewModel(Int)`.
  public let key: String
  /// How it was answered.
  public let outcome: Outcome
  /// Whose factories asked for it, from the request from outside to the one that asked; empty for a request from outside.
  public let askers: [String]
  /// The number of the event during which it was asked for: 0 for the launch.
  public let event: Int

  /// A request that was answered, or failed.
  public init(key: String, outcome: Outcome, askers: [String], event: Int) {
    self.key = key
    self.outcome = outcome
    self.askers = askers
    self.event = event
  }
}
