import Testing
import UserAppTesting
import UserServer

struct RetryingServerTests {
  /// A request that a test does not wait for.
  private final class PendingRequest {
    /// The status of the answer, or why there is none; `nil` while the request is under way.
    private(set) var result: Result<Int, ServerUnreachable>?
    private var task: Task<Void, Never>?

    init(_ path: String, to server: any Server) {
      task = Task {
        do throws(ServerUnreachable) {
          result = .success(try await server.response(to: .get(path)).status)
        } catch {
          result = .failure(error)
        }
      }
    }

    func cancel() {
      task?.cancel()
    }
  }

  private let clock = ManualClock()
  private let simulated: SimulatedServer
  private let retrying: RetryingServer

  init() {
    simulated = SimulatedServer(clock: clock)
    retrying = RetryingServer(simulated, clock: clock)
  }

  @Test func `a request is passed on, and its answer passed back`() async throws {
    let answer = try await simulated.response(to: .get("/users/42"))
    #expect(try await retrying.response(to: .get("/users/42")) == answer)
  }

  @Test(arguments: [1, 2])
  func `a server that gives no answer is asked again after a second, twice`(failures: Int) async {
    simulated.failuresToCome = failures
    let request = PendingRequest("/users/42", to: retrying)
    await clock.advance(by: .seconds(failures) - .milliseconds(1))
    #expect(request.result == nil)
    await clock.advance(by: .milliseconds(1))
    #expect(request.result == .success(200))
  }

  @Test func `the third failure is the last`() async {
    simulated.failuresToCome = 4
    let request = PendingRequest("/users/42", to: retrying)
    await clock.advance(by: .seconds(2))
    #expect(request.result == .failure(ServerUnreachable()))
    #expect(simulated.failuresToCome == 1)
  }

  @Test func `a server that says no is not asked again`() async {
    let request = PendingRequest("/users/99", to: retrying)
    await settle()
    #expect(request.result == .success(404))
  }

  @Test func `an answer that takes longer than ten seconds is none`() async {
    simulated.latency = .seconds(11)
    let request = PendingRequest("/users/42", to: retrying)
    await clock.advance(by: .seconds(10))
    simulated.latency = .zero
    #expect(request.result == nil)
    await clock.advance(by: .seconds(1))
    #expect(request.result == .success(200))
  }

  @Test(arguments: [.seconds(1), .milliseconds(2500)] as [Duration])
  func `who waits no longer ends the request, or the pause before the next`(moment: Duration) async {
    simulated.latency = .seconds(2)
    simulated.isOffline = true
    let request = PendingRequest("/users/42", to: retrying)
    await clock.advance(by: moment)
    request.cancel()
    await settle()
    #expect(request.result == .failure(ServerUnreachable()))
  }
}
