/// A `Server` in front of another one that does not give up at once.
///
/// A decorator: it is what it wraps, so nobody who calls it knows that it is there, and what it wraps knows nothing of
/// being called again.
///
/// ```swift
/// let server = RetryingServer(SimulatedServer(clock: clock), clock: clock)
/// ```
///
/// An answer that takes longer than 10 s counts as none. A server that gives none is asked again twice, 1 s apart; an
/// answer that says no is an answer, and asking again would not change it. When the task that waits for the answer is
/// cancelled, the request under way is cancelled with it, and there is no further one.
public final class RetryingServer: Server {
  private typealias Answer = Result<ServerResponse, ServerUnreachable>

  private static let timeout = Duration.seconds(10)
  private static let retries = 2
  private static let pause = Duration.seconds(1)

  private let server: any Server
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - server: answers the requests.
  ///   - clock: measures the timeout and the pauses.
  public init(_ server: any Server, clock: any Clock<Duration>) {
    self.server = server
    self.clock = clock
  }

  public func response(to request: ServerRequest) async throws(ServerUnreachable) -> ServerResponse {
    for _ in 0..<Self.retries {
      if case .success(let response) = await answer(to: request) { return response }
      // The pause is cut short when nobody waits for the answer any more.
      guard (try? await clock.sleep(for: Self.pause)) != nil else { throw ServerUnreachable() }
    }
    return try await answer(to: request).get()
  }

  /// What came first: the server's answer, or the end of the time that it has.
  private func answer(to request: ServerRequest) async -> Answer {
    await withTaskGroup { group in
      group.addTask { await self.serverAnswer(to: request) }
      group.addTask { [clock] in
        try? await clock.sleep(for: Self.timeout)
        return .failure(ServerUnreachable())
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(ServerUnreachable())
    }
  }

  private func serverAnswer(to request: ServerRequest) async -> Answer {
    do throws(ServerUnreachable) {
      return .success(try await server.response(to: request))
    } catch {
      return .failure(error)
    }
  }
}
