import OpenCombine
import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import ContextsData
@testable import ContextsDomain

struct RepositoryTests {
  private let server = SimulatedServer()
  private let users: UserRepository

  init() {
    users = UserRepository(userAPI: RemoteUserAPI(server: server))
  }

  @Test func `whoever is loaded is seen by all who look`() async throws {
    var first: [User?] = []
    var second: [User?] = []
    let observing = [users.user(id: 42).sink { first.append($0) }, users.user(id: 42).sink { second.append($0) }]
    try await users.loadUser(id: 7)
    try await users.loadUser(id: 42)
    #expect(first == [nil, .ann])
    #expect(second == first)
    observing.forEach { $0.cancel() }
  }

  @Test func `who is found by name is known`() async throws {
    var seen: [User?] = []
    let observing = users.user(id: 7).sink { seen.append($0) }
    #expect(try await users.findUser(firstName: "bob") == 7)
    #expect(seen == [nil, .bob])
    observing.cancel()
  }

  @Test func `friends are people too, and a new name is everywhere`() async throws {
    var names: [[String]?] = []
    let observing = users.friends(of: 42).sink { names.append($0?.map(\.firstName)) }
    try await users.loadFriends(of: 42)
    try await users.save(User(id: 13, firstName: "Cyril", lastName: "Young"))
    #expect(names == [nil, ["Bob", "Cy", "Dee Dee"], ["Bob", "Cyril", "Dee Dee"]])
    observing.cancel()
  }

  @Test func `what the server did not take is not seen`() async throws {
    try await users.loadUser(id: 42)
    var seen: [User?] = []
    let observing = users.user(id: 42).sink { seen.append($0) }
    server.isOffline = true
    await #expect(throws: UserError.unavailable) {
      try await users.save(User(id: 42, firstName: "Anna", lastName: "Appleseed"))
    }
    #expect(seen == [.ann])
    observing.cancel()
  }

  @Test func `who is forgotten is nobody's news any more`() async throws {
    try await users.loadUser(id: 42)
    var seen: [User?] = []
    let observing = users.user(id: 42).sink { seen.append($0) }
    users.forgetEveryone()
    #expect(seen == [.ann, nil])
    observing.cancel()
  }

  @Test func `a session is in its store, and told to all who look`() {
    let store = InMemorySessionStore(userID: 42)
    let session = SessionRepository(store: store)
    var seen: [User.ID?] = []
    let observing = session.userID.sink { seen.append($0) }
    session.end()
    #expect(store.userID == nil)
    session.begin(for: 7)
    #expect(store.userID == 7)
    #expect(seen == [42, nil, 7])
    observing.cancel()
  }
}
