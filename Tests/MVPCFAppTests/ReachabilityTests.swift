import Testing
import UserServer

@testable import MVPCFApp

struct ReachabilityTests {
  @Test func `whether there is a way to the server is known without asking it`() {
    let server = SimulatedServer()
    server.isOffline = true
    let manager = DefaultReachabilityManager(networkPath: server)
    var changes: [Bool] = []
    let observing = manager.connectionIsReachable.sink { changes.append($0) }
    server.isOffline = false
    server.isOffline = false
    server.isOffline = true
    #expect(changes == [false, true, false])
    observing.cancel()
  }
}
