/// Why a request brought no response.
enum ApiError: Error, Hashable {
  case unreachable
  case timeout
  /// The server answered, and has not got what was asked for.
  case notFound

  /// Whether the same request may succeed later.
  var isTemporary: Bool { self != .notFound }
}
