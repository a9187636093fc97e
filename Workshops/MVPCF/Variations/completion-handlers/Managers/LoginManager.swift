import OpenCombine

/// Begins sessions.
protocol LoginManager: AnyObject {
  /// Asks for as long as whoever asks keeps what they get.
  func logIn(firstName: String, completion: @escaping (Result<Void, UserAPIError>) -> Void) -> AnyCancellable
}
