/// Sends requests, and sees to timeouts and retries.
public final class ApiSession {
  private let clock: any Clock<Duration>

  public init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Calls the completion once, on the main thread.
  ///
  /// A request that is cancelled before it has got its response fails.
  @discardableResult
  public func request<Response>(
    _ request: ApiRequest<Response>, completion: @escaping (Result<Response, ApiError>) -> Void
  ) -> ApiTask {
    let task = Task {
      var result = await attempt(request)
      for _ in 0..<request.retryCount {
        guard case .failure(let error) = result, error.isTemporary else { break }
        // The pause is cut short when the task is cancelled.
        guard (try? await clock.sleep(for: request.retryDelay)) != nil else { break }
        result = await attempt(request)
      }
      completion(result)
    }
    return ApiTask { task.cancel() }
  }

  private func attempt<Response>(_ request: ApiRequest<Response>) async -> Result<Response, ApiError> {
    await withTaskGroup { group in
      group.addTask { await self.send(request) }
      group.addTask { [clock, timeout = request.timeout] in
        try? await clock.sleep(for: timeout)
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
