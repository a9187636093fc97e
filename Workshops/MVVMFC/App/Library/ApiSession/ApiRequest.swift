/// One question to a server, and how patiently it is asked.
public struct ApiRequest<Response: Sendable> {
  /// How often the question is asked again when it failed and may succeed later.
  public var retryCount = 2
  public var retryDelay = Duration.seconds(1)
  /// How long each try may take.
  public var timeout = Duration.seconds(10)
  let send: @MainActor () async throws(ApiError) -> Response

  public init(send: @escaping @MainActor () async throws(ApiError) -> Response) {
    self.send = send
  }

  /// The same request, whose response is made into something else.
  ///
  /// - Parameter thread: where that is done.
  public func decoding<Model: Sendable>(
    on thread: ApiThread = .main, _ decode: @escaping @Sendable (Response) throws(ApiError) -> Model
  ) -> ApiRequest<Model> {
    let send = send
    var request = ApiRequest<Model> { () throws(ApiError) in
      let response = try await send()
      return try await thread.run { () throws(ApiError) in try decode(response) }
    }
    request.retryCount = retryCount
    request.retryDelay = retryDelay
    request.timeout = timeout
    return request
  }
}
