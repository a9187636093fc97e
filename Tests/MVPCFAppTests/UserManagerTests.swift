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
    try await manager.loadUser(id: 42)
    try await manager.loadUser(id: 7)
    #expect(manager.users.value == [42: .ann, 7: .bob])
    manager.forgetEveryone()
    #expect(manager.users.value.isEmpty)
  }

  @Test func `who is found is known`() async throws {
    #expect(try await manager.findUser(firstName: "bob") == .bob)
    #expect(manager.users.value == [7: .bob])
  }

  @Test func `a new name is known once the server has it`() async throws {
    let anna = User(id: 42, firstName: "Anna", lastName: "Appleseed")
    try await manager.loadUser(id: 42)
    server.isOffline = true
    await #expect(throws: UserAPIError.unreachable) { try await manager.update(anna) }
    #expect(manager.users.value == [42: .ann])
    server.isOffline = false
    try await manager.update(anna)
    #expect(manager.users.value == [42: anna])
  }
}
