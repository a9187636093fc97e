/// A `UserAPI` that lives in memory, and is as slow and as unreliable as it is told to be.
public final class SimulatedUserAPI: UserAPI {
  /// How long each call takes.
  public var latency: Duration = .zero
  /// While true, every call fails as `unreachable`.
  public var isOffline = false
  /// How many of the next calls fail as `unreachable`.
  public var failuresToCome = 0

  /// Everyone whom the service knows.
  public var users: [User]
  /// Who counts whom as a friend.
  public var friendships: [User.ID: [User.ID]]

  private let clock: any Clock<Duration>

  public init(
    users: [User] = User.samples,
    friendships: [User.ID: [User.ID]] = User.sampleFriendships,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.users = users
    self.friendships = friendships
    self.clock = clock
  }

  public func user(id: User.ID) async throws(UserAPIError) -> User {
    try await respond()
    return try existingUser(id: id)
  }

  public func user(firstName: String) async throws(UserAPIError) -> User {
    try await respond()
    let name = firstName.lowercased()
    guard let user = users.first(where: { $0.firstName.lowercased() == name }) else {
      throw .noOneCalled(firstName)
    }
    return user
  }

  public func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    try await respond()
    _ = try existingUser(id: id)
    return friendships[id, default: []].compactMap { friend in users.first { $0.id == friend } }
  }

  public func update(_ user: User) async throws(UserAPIError) {
    try await respond()
    guard let index = users.firstIndex(where: { $0.id == user.id }) else { throw .noUser(id: user.id) }
    users[index] = user
  }

  private func existingUser(id: User.ID) throws(UserAPIError) -> User {
    guard let user = users.first(where: { $0.id == id }) else { throw .noUser(id: id) }
    return user
  }

  private func respond() async throws(UserAPIError) {
    // A call that nobody waits for any more never reaches the server.
    if latency > .zero, (try? await clock.sleep(for: latency)) == nil { throw .unreachable }
    if failuresToCome > 0 {
      failuresToCome -= 1
      throw .unreachable
    }
    if isOffline { throw .unreachable }
  }
}
