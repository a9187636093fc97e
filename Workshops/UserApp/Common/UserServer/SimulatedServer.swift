import Foundation

/// A `Server` that lives in memory, and is as slow and as unreliable as it is told to be.
public final class SimulatedServer: Server, NetworkPath {
  /// A person as the server knows and writes them.
  public nonisolated struct Person: Codable, Hashable, Sendable {
    public let id: Int
    public var firstName: String
    public var lastName: String

    public init(id: Int, firstName: String, lastName: String) {
      self.id = id
      self.firstName = firstName
      self.lastName = lastName
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case firstName = "first_name"
      case lastName = "last_name"
    }
  }

  /// How long each answer takes.
  public var latency: Duration = .zero
  /// While true, no answer comes.
  public var isOffline = false {
    didSet { if isOffline != oldValue { onChange?(isAvailable) } }
  }
  public var onChange: ((Bool) -> Void)?
  /// How many of the next requests get no answer.
  public var failuresToCome = 0

  /// Everyone whom the server knows.
  public var people: [Person] = [
    Person(id: 42, firstName: "Ann", lastName: "Appleseed"),
    Person(id: 7, firstName: "Bob", lastName: "Baker"),
    Person(id: 13, firstName: "Cy", lastName: "Young"),
    Person(id: 21, firstName: "Dee Dee", lastName: "O'Hara"),
  ]
  /// Who counts whom as a friend, by their ids.
  public var friendships: [Int: [Int]] = [42: [7, 13, 21], 7: [42], 13: [42, 21]]

  public var isAvailable: Bool { !isOffline }

  private let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public func response(to request: ServerRequest) async throws(ServerUnreachable) -> ServerResponse {
    // A request that nobody waits for any more never reaches the server.
    if latency > .zero, (try? await clock.sleep(for: latency)) == nil { throw ServerUnreachable() }
    if failuresToCome > 0 {
      failuresToCome -= 1
      throw ServerUnreachable()
    }
    if isOffline { throw ServerUnreachable() }
    return answer(to: request)
  }
}
