import UserDomain

/// A call that a test does not wait for.
final class PendingCall {
  /// Nothing until the call has ended.
  private(set) var result: Result<User, UserAPIError>?
  private var task: Task<Void, Never>?

  init(_ call: @escaping () async throws(UserAPIError) -> User) {
    task = Task {
      do throws(UserAPIError) {
        result = .success(try await call())
      } catch {
        result = .failure(error)
      }
    }
  }

  func cancel() {
    task?.cancel()
  }
}
