/// What the app would find outside of itself, a server and a memory, simulated and in the hands of whoever tries it.
public final class SimulatedServices {
  /// Knows the people.
  public let userAPI: SimulatedUserAPI
  /// Knows who is signed in.
  public let sessionStore: InMemorySessionStore

  /// - Parameter userID: the signed-in person, or nothing.
  public init(signedIn userID: User.ID? = User.samples.first?.id, clock: any Clock<Duration> = ContinuousClock()) {
    userAPI = SimulatedUserAPI(clock: clock)
    sessionStore = InMemorySessionStore(userID: userID)
  }

  /// How long each call takes.
  public var latency: Duration {
    get { userAPI.latency }
    set { userAPI.latency = newValue }
  }

  /// While true, every call fails.
  public var isOffline: Bool {
    get { userAPI.isOffline }
    set { userAPI.isOffline = newValue }
  }

  /// How many of the next calls fail.
  public var failuresToCome: Int {
    get { userAPI.failuresToCome }
    set { userAPI.failuresToCome = newValue }
  }
}
