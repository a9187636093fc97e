import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import ViperApp

struct APIServiceTests {
  private final class Log {
    var results: [Result<User, UserAPIError>] = []
  }

  private let clock = ManualClock()
  private let server: SimulatedServer
  private let service: APIServiceImpl
  private let log = Log()

  init() {
    server = SimulatedServer(clock: clock)
    service = APIServiceImpl(userAPI: RemoteUserAPI(server: server), clock: clock)
  }

  @Test(arguments: [0, 1, 2])
  func `what cannot be reached is tried three times, a second apart`(failures: Int) async {
    server.failuresToCome = failures
    load(id: 42)
    await clock.advance(by: .seconds(failures))
    #expect(log.results == [.success(.ann)])
  }

  @Test func `the third failure is the last`() async {
    server.failuresToCome = 4
    load(id: 42)
    await clock.advance(by: .seconds(2))
    #expect(log.results == [.failure(.unreachable)])
    #expect(server.failuresToCome == 1)
  }

  @Test func `an answer that says no is not asked for again`() async {
    load(id: 99)
    await settle()
    #expect(log.results == [.failure(.noUser(id: 99))])
  }

  @Test func `a server that is too slow cannot be reached`() async {
    server.latency = .seconds(11)
    load(id: 42)
    await clock.advance(by: .seconds(32))
    #expect(log.results == [.failure(.unreachable)])
  }

  @Test func `a call that is cancelled could not reach the server, and is not made again`() async {
    server.latency = .seconds(2)
    let call = load(id: 42)
    await clock.advance(by: .seconds(1))
    call.cancel()
    await settle()
    #expect(log.results == [.failure(.unreachable)])
  }

  @discardableResult
  private func load(id: User.ID) -> any APICall {
    service.perform { api throws(UserAPIError) in
      try await api.user(id: id)
    } completion: { [log] result in
      log.results.append(result)
    }
  }
}
