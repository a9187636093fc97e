import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

struct ReachabilityTests {
  private let clock = ManualClock()
  private let server: SimulatedServer
  private let manager = DefaultReachabilityManager()
  private let monitored: MonitoredUserAPI

  init() {
    server = SimulatedServer(clock: clock)
    monitored = MonitoredUserAPI(RemoteUserAPI(server: server), reachabilityManager: manager)
  }

  @Test func `each call tells whether the server answers`() async {
    var changes: [Bool] = []
    let observing = manager.connectionIsReachable.removeDuplicates().sink { changes.append($0) }
    _ = try? await monitored.user(id: 42)
    server.isOffline = true
    _ = try? await monitored.friends(of: 42)
    _ = try? await monitored.update(.ann)
    server.isOffline = false
    _ = try? await monitored.user(firstName: "ann")
    #expect(changes == [true, false, true])
    observing.cancel()
  }

  @Test func `a server that says no has answered`() async {
    manager.connectionIsReachable.send(false)
    await #expect(throws: UserAPIError.noUser(id: 99)) { try await monitored.user(id: 99) }
    #expect(manager.connectionIsReachable.value)
  }

  @Test func `a call that is given up says nothing`() async {
    server.latency = .seconds(2)
    let call = Task { [monitored] in try? await monitored.user(id: 42) }
    await clock.advance(by: .seconds(1))
    call.cancel()
    await settle()
    #expect(await call.value == nil)
    #expect(manager.connectionIsReachable.value)
  }
}
