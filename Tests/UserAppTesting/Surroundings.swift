import UserDomain
import UserServer

/// What a test gives an app instead of a server, a memory and time.
public struct Surroundings {
  public let server: SimulatedServer
  public let sessionStore: InMemorySessionStore
  public let clock: ManualClock

  /// - Parameter userID: the signed-in person, or `nil`.
  public init(signedIn userID: User.ID?) {
    clock = ManualClock()
    server = SimulatedServer(clock: clock)
    sessionStore = InMemorySessionStore(userID: userID)
  }
}
