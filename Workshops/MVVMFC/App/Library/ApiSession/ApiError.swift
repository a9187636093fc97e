/// Why a request brought no response.
public nonisolated enum ApiError: Error, Hashable {
  case unreachable
  case timeout
  /// The server answered, and does not have what was asked for.
  case notFound
  /// The server answered, and nobody can make sense of it.
  case invalidResponse

  /// Whether the same request may succeed later.
  var isTemporary: Bool {
    switch self {
    case .unreachable, .timeout: true
    case .notFound, .invalidResponse: false
    }
  }
}
