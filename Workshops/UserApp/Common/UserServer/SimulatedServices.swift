import UserDomain

/// What the app would find outside of itself, a server and a memory, simulated and in the hands of whoever tries it.
public final class SimulatedServices {
  /// Knows the people.
  public let server: SimulatedServer
  /// Knows who is signed in.
  public let sessionStore: InMemorySessionStore

  /// - Parameters:
  ///   - userID: the signed-in person, or `nil`.
  ///   - clock: measures how long an answer takes.
  public init(signedIn userID: User.ID? = User.ID(rawValue: 42), clock: any Clock<Duration> = ContinuousClock()) {
    server = SimulatedServer(clock: clock)
    sessionStore = InMemorySessionStore(userID: userID)
  }

  /// How long each answer takes.
  public var latency: Duration {
    get { server.latency }
    set { server.latency = newValue }
  }

  /// While true, no answer comes.
  public var isOffline: Bool {
    get { server.isOffline }
    set { server.isOffline = newValue }
  }

  /// How many of the next requests get no answer.
  public var failuresToCome: Int {
    get { server.failuresToCome }
    set { server.failuresToCome = newValue }
  }
}
