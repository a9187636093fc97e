import MVPCFLibrary
import OpenCombine

/// Calls the remote service, and calls back once with what came of it; never, if whoever asked has cancelled.
func request<Value>(
  _ call: @escaping () async throws(UserAPIError) -> Value,
  completion: @escaping (Result<Value, UserAPIError>) -> Void
) -> AnyCancellable {
  Task {
    let result: Result<Value, UserAPIError>
    do throws(UserAPIError) {
      result = .success(try await call())
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    completion(result)
  }
  .eraseToAnyCancellable()
}
