import MVVMFCLibrary
import Testing
import UserAppTesting

@testable import MVVMFCApp

struct ApiSessionTests {
  private final class Log<Response: Sendable> {
    var results: [Result<Response, ApiError>] = []
  }

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

  private let clock = ManualClock()

  @Test(
    arguments: [
      ([], .success(20), 1),
      ([.unreachable], .success(20), 2),
      ([.timeout, .unreachable], .success(20), 3),
      ([.unreachable, .unreachable, .timeout], .failure(.timeout), 3),
      ([.notFound], .failure(.notFound), 1),
    ] as [([ApiError], Result<Int, ApiError>, Int)])
  func `what may succeed later is tried three times, a second apart`(
    failures: [ApiError], result: Result<Int, ApiError>, calls: Int
  ) async {
    let server = Server(failures: failures)
    let log = Log<Int>()
    send(ApiRequest { () throws(ApiError) in try server.answer() }, log)
    await clock.advance(by: .seconds(calls - 1))
    #expect(log.results == [result])
    #expect(server.calls == calls)
  }

  @Test(arguments: [ApiThread.main, .background])
  func `a response is decoded, on a thread of choice`(thread: ApiThread) async {
    let request = ApiRequest { () throws(ApiError) in 20 }
    let log = Log<String>()
    send(request.decoding(on: thread) { "\($0 + 1)" }, log)
    await settle()
    #expect(log.results == [.success("21")])
  }

  @Test(arguments: [ApiThread.main, .background])
  func `a response that cannot be decoded is a failure`(thread: ApiThread) async {
    let server = Server(failures: [])
    let request = ApiRequest { () throws(ApiError) in try server.answer() }
      .decoding(on: thread) { (_) throws(ApiError) -> String in throw .notFound }
    let log = Log<String>()
    send(request, log)
    await settle()
    #expect(log.results == [.failure(.notFound)])
    #expect(server.calls == 1)
  }

  @Test func `decoding leaves the request's patience as it is`() {
    var request = ApiRequest { () throws(ApiError) in 20 }
    request.retryCount = 5
    request.retryDelay = .seconds(3)
    request.timeout = .seconds(30)
    let decoded = request.decoding { "\($0)" }
    #expect(decoded.retryCount == 5)
    #expect(decoded.retryDelay == .seconds(3))
    #expect(decoded.timeout == .seconds(30))
  }

  @Test func `a try that takes too long is a timeout`() async {
    var request = ApiRequest { [clock] () throws(ApiError) in
      try? await clock.sleep(for: .seconds(11))
      return 20
    }
    request.retryCount = 0
    let log = Log<Int>()
    send(request, log)
    await clock.advance(by: .seconds(10))
    #expect(log.results == [.failure(.timeout)])
  }

  @Test func `a request that is cancelled fails, and is not sent again`() async {
    let server = Server(failures: [.unreachable])
    let log = Log<Int>()
    let task = send(ApiRequest { () throws(ApiError) in try server.answer() }, log)
    await settle()
    task.cancel()
    await clock.advance(by: .seconds(1))
    #expect(log.results == [.failure(.unreachable)])
    #expect(server.calls == 1)
  }

  @discardableResult
  private func send<Response>(_ request: ApiRequest<Response>, _ log: Log<Response>) -> ApiTask {
    ApiSession(clock: clock).request(request) { log.results.append($0) }
  }
}
