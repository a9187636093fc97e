import UserDomain

/// Reaches the server, and does not give up at once.
protocol APIService: AnyObject {
  typealias Call<Value> = @MainActor (any UserAPI) async throws(UserAPIError) -> Value
  typealias Completion<Value> = (Result<Value, UserAPIError>) -> Void

  /// Makes a call, and makes it again when the server cannot be reached. The completion is called once.
  ///
  /// A call that is cancelled before the server has answered ends as one that could not reach it.
  @discardableResult
  func perform<Value: Sendable>(
    _ call: @escaping Call<Value>, completion: @escaping Completion<Value>
  ) -> any APICall
}
