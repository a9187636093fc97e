import UserDomain

final class APIServiceImpl: APIService {
  private let userAPI: any UserAPI
  private let timeout: Duration
  private let retryCount: Int
  private let retryDelay: Duration
  private let clock: any Clock<Duration>

  init(
    userAPI: any UserAPI, timeout: Duration = .seconds(10), retryCount: Int = 2, retryDelay: Duration = .seconds(1),
    clock: any Clock<Duration>
  ) {
    self.userAPI = userAPI
    self.timeout = timeout
    self.retryCount = retryCount
    self.retryDelay = retryDelay
    self.clock = clock
  }

  func perform<Value: Sendable>(
    _ call: @escaping Call<Value>, completion: @escaping Completion<Value>
  ) -> any APICall {
    Task {
      var result = await attempt(call)
      for _ in 0..<retryCount {
        guard case .failure(.unreachable) = result else { break }
        // The pause is cut short when the call is cancelled.
        guard (try? await clock.sleep(for: retryDelay)) != nil else { break }
        result = await attempt(call)
      }
      completion(result)
    }
  }

  /// A server that takes longer than the timeout counts as unreachable.
  private func attempt<Value: Sendable>(_ call: @escaping Call<Value>) async -> Result<Value, UserAPIError> {
    await withTaskGroup { group in
      group.addTask { await self.answer(to: call) }
      group.addTask { [timeout, clock] in
        try? await clock.sleep(for: timeout)
        return .failure(.unreachable)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.unreachable)
    }
  }

  private func answer<Value: Sendable>(to call: Call<Value>) async -> Result<Value, UserAPIError> {
    do throws(UserAPIError) {
      return .success(try await call(userAPI))
    } catch {
      return .failure(error)
    }
  }
}
