import UserDomain

/// What a test gives an app instead of a server, a memory and time.
public struct Surroundings {
  public let api: SimulatedUserAPI
  public let sessionStore: InMemorySessionStore
  public let clock: ManualClock

  /// - Parameter userID: the signed-in person, or nothing.
  public init(signedIn userID: User.ID?) {
    clock = ManualClock()
    api = SimulatedUserAPI(clock: clock)
    sessionStore = InMemorySessionStore(userID: userID)
  }
}
