import Testing
import UserAppTesting
import UserDomain

struct RetryingUserAPITests {
  private let clock = ManualClock()
  private let simulated: SimulatedUserAPI
  private let retrying: RetryingUserAPI

  init() {
    simulated = SimulatedUserAPI(clock: clock)
    retrying = RetryingUserAPI(simulated, clock: clock)
  }

  @Test func `every call is passed on, and its answer passed back`() async throws {
    #expect(try await retrying.user(id: 42) == .ann)
    #expect(try await retrying.user(firstName: "bob") == .bob)
    #expect(try await retrying.friends(of: 13).map(\.id) == [42, 21])
    try await retrying.update(User(id: 42, firstName: "Anna", lastName: "Appleseed"))
    #expect(try await simulated.user(id: 42).fullName == "Anna Appleseed")
  }

  @Test(arguments: [1, 2])
  func `what cannot be reached is called again after a second, twice`(failures: Int) async {
    simulated.failuresToCome = failures
    let call = call(id: 42)
    await clock.advance(by: .seconds(failures) - .milliseconds(1))
    #expect(call.result == nil)
    await clock.advance(by: .milliseconds(1))
    #expect(call.result == .success(.ann))
  }

  @Test func `the third failure is the answer`() async {
    simulated.failuresToCome = 4
    let call = call(id: 42)
    await clock.advance(by: .seconds(2))
    #expect(call.result == .failure(.unreachable))
    #expect(simulated.failuresToCome == 1)
  }

  @Test func `a server that says no is not asked again`() async {
    let call = call(id: 99)
    await settle()
    #expect(call.result == .failure(.noUser(id: 99)))
  }

  @Test func `a call that takes longer than ten seconds has failed`() async {
    simulated.latency = .seconds(11)
    let call = call(id: 42)
    await clock.advance(by: .seconds(10))
    simulated.latency = .zero
    #expect(call.result == nil)
    await clock.advance(by: .seconds(1))
    #expect(call.result == .success(.ann))
  }

  @Test(arguments: [.seconds(1), .milliseconds(2500)] as [Duration])
  func `who waits no longer ends the call, or the pause before the next`(moment: Duration) async {
    simulated.latency = .seconds(2)
    simulated.isOffline = true
    let call = call(id: 42)
    await clock.advance(by: moment)
    call.cancel()
    await settle()
    #expect(call.result == .failure(.unreachable))
  }

  private func call(id: User.ID) -> PendingCall {
    PendingCall { [retrying] () throws(UserAPIError) in try await retrying.user(id: id) }
  }
}
