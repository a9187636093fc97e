/// Sends requests, and sees to timeouts and retries.
final class ApiSession {
  /// Calls the completion once, on the main thread.
  func request<Response>(
    _ request: ApiRequest<Response>, completion: @escaping (Result<Response, ApiError>) -> Void
  ) {
    Task {
      var result = await attempt(request)
      for _ in 0..<request.retryCount {
        guard case .failure(let error) = result, error.isTemporary else { break }
        try? await Task.sleep(for: request.retryDelay)
        result = await attempt(request)
      }
      completion(result)
    }
  }

  private func attempt<Response>(_ request: ApiRequest<Response>) async -> Result<Response, ApiError> {
    await withTaskGroup { group in
      group.addTask { await self.send(request) }
      group.addTask { [timeout = request.timeout] in
        try? await Task.sleep(for: timeout)
        return .failure(.timeout)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.timeout)
    }
  }

  private func send<Response>(_ request: ApiRequest<Response>) async -> Result<Response, ApiError> {
    do throws(ApiError) {
      return .success(try await request.send())
    } catch {
      return .failure(error)
    }
  }
}
