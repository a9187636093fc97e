import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

struct UserManagerTests {
  private let server = SimulatedServer()
  private let manager: DefaultUserManager

  init() {
    manager = DefaultUserManager(userAPI: RemoteUserAPI(server: server))
  }

  @Test func `who is loaded is known, until everyone is forgotten`() async throws {
    #expect(try await manager.loadUser(id: 42) == .ann)
    #expect(try await manager.loadUser(id: 7) == .bob)
    #expect(manager.knownUsers == [42: .ann, 7: .bob])
    manager.forgetEveryone()
    #expect(manager.knownUsers.isEmpty)
  }

  @Test func `who is found is known`() async throws {
    #expect(try await manager.findUser(firstName: "bob") == .bob)
    #expect(manager.knownUsers == [7: .bob])
  }

  @Test func `a new name is known once the server has it, and told to all who look`() async throws {
    let anna = User(id: 42, firstName: "Anna", lastName: "Appleseed")
    _ = try await manager.loadUser(id: 42)
    var names: [String?] = []
    let observing = manager.users.sink { names.append($0[42]?.firstName) }
    server.isOffline = true
    await #expect(throws: UserAPIError.unreachable) { try await manager.update(anna) }
    server.isOffline = false
    try await manager.update(anna)
    #expect(names == ["Ann", "Anna"])
    observing.cancel()
  }
}
