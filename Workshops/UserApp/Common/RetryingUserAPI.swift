/// A `UserAPI` in front of another one that does not give up at once.
///
/// A decorator: it is what it wraps, so nobody who calls it knows that it is there, and what it wraps knows nothing of
/// being called again.
///
/// ```swift
/// let userAPI = RetryingUserAPI(SimulatedUserAPI(clock: clock), clock: clock)
/// ```
///
/// A call that takes longer than 10 s counts as unreachable. An unreachable service is called again twice, 1 s apart;
/// any other error is an answer, and asking again would not change it. When the task that waits for the answer is
/// cancelled, the call under way is cancelled with it, and there is no further one.
public final class RetryingUserAPI: UserAPI {
  private typealias Call<Answer> = @MainActor (any UserAPI) async throws(UserAPIError) -> Answer

  private static let timeout = Duration.seconds(10)
  private static let retries = 2
  private static let pause = Duration.seconds(1)

  private let userAPI: any UserAPI
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - userAPI: answers the calls.
  ///   - clock: measures the timeout and the pauses.
  public init(_ userAPI: any UserAPI, clock: any Clock<Duration>) {
    self.userAPI = userAPI
    self.clock = clock
  }

  public func user(id: User.ID) async throws(UserAPIError) -> User {
    try await perform { api throws(UserAPIError) in try await api.user(id: id) }
  }

  public func user(firstName: String) async throws(UserAPIError) -> User {
    try await perform { api throws(UserAPIError) in try await api.user(firstName: firstName) }
  }

  public func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    try await perform { api throws(UserAPIError) in try await api.friends(of: id) }
  }

  public func update(_ user: User) async throws(UserAPIError) {
    try await perform { api throws(UserAPIError) in try await api.update(user) }
  }

  private func perform<Answer: Sendable>(_ call: @escaping Call<Answer>) async throws(UserAPIError) -> Answer {
    var result = await attempt(call)
    for _ in 0..<Self.retries where result.isUnreachable {
      // The pause is cut short when nobody waits for the answer any more.
      guard (try? await clock.sleep(for: Self.pause)) != nil else { break }
      result = await attempt(call)
    }
    return try result.get()
  }

  private func attempt<Answer: Sendable>(_ call: @escaping Call<Answer>) async -> Result<Answer, UserAPIError> {
    await withTaskGroup { group in
      group.addTask { await self.answer(to: call) }
      group.addTask { [clock] in
        try? await clock.sleep(for: Self.timeout)
        return .failure(.unreachable)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.unreachable)
    }
  }

  private func answer<Answer: Sendable>(to call: Call<Answer>) async -> Result<Answer, UserAPIError> {
    do throws(UserAPIError) {
      return .success(try await call(userAPI))
    } catch {
      return .failure(error)
    }
  }
}

extension Result where Failure == UserAPIError {
  fileprivate var isUnreachable: Bool {
    if case .failure(.unreachable) = self { true } else { false }
  }
}
