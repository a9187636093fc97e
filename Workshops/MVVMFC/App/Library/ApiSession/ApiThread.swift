/// Where a piece of work is done.
public enum ApiThread {
  case main
  /// For what takes long enough that a person would notice.
  case background

  func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws(ApiError) -> Value
  ) async throws(ApiError) -> Value {
    switch self {
    case .main: try work()
    case .background: try await Self.runInBackground(work)
    }
  }

  @concurrent
  private static func runInBackground<Value: Sendable>(
    _ work: @escaping @Sendable () throws(ApiError) -> Value
  ) async throws(ApiError) -> Value {
    try work()
  }
}
