import Testing

@testable import MVVMFCApp

struct ApiSessionTests {
  /// Fails a number of times before it answers.
  private final class Server {
    var failures: [ApiError]
    private(set) var calls = 0

    init(failures: [ApiError]) {
      self.failures = failures
    }

    func answer() throws(ApiError) -> Int {
      calls += 1
      if let failure = failures.first {
        failures.removeFirst()
        throw failure
      }
      return 20
    }
  }

  @Test(
    arguments: [
      ([], .success(20), 1),
      ([.unreachable], .success(20), 2),
      ([.timeout, .unreachable], .success(20), 3),
      ([.unreachable, .unreachable, .timeout], .failure(.timeout), 3),
      ([.notFound], .failure(.notFound), 1),
    ] as [([ApiError], Result<Int, ApiError>, Int)])
  func `what may succeed later is tried three times`(
    failures: [ApiError], result: Result<Int, ApiError>, calls: Int
  ) async {
    let server = Server(failures: failures)
    #expect(await response(to: ApiRequest { () throws(ApiError) in try server.answer() }) == result)
    #expect(server.calls == calls)
  }

  @Test func `a response is decoded`() async {
    let request = ApiRequest { () throws(ApiError) in 20 }
    #expect(await response(to: request.decoding { "\($0 + 1)" }) == .success("21"))
  }

  @Test func `a try that takes too long is a timeout`() async {
    var request = ApiRequest { () throws(ApiError) in
      try? await Task.sleep(for: .seconds(3600))
      return 20
    }
    request.timeout = .zero
    #expect(await response(to: request) == .failure(.timeout))
  }

  private func response<Response>(to request: ApiRequest<Response>) async -> Result<Response, ApiError> {
    var request = request
    request.retryDelay = .zero
    return await withCheckedContinuation { continuation in
      ApiSession().request(request) { continuation.resume(returning: $0) }
    }
  }
}
