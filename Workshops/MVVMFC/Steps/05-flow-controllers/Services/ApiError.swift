/// Why a service has no answer.
enum ApiError: Error, Hashable {
  case unreachable
  /// The server answered, and does not have what was asked for.
  case notFound
  /// The server answered, and nobody can make sense of it.
  case invalidResponse
}
