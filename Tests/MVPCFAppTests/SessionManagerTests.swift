import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

/// Managers have one job each, and so have their tests.
struct SessionManagerTests {
  private let sessionManager = FakeSessionManager()

  @Test func `a session is in its store, and told to all who look`() {
    let store = InMemorySessionStore(userID: 42)
    let manager = DefaultSessionManager(store: store)
    var seen: [User.ID?] = []
    let observing = manager.userID.sink { seen.append($0) }
    manager.end()
    #expect(store.userID == nil)
    manager.begin(for: 7)
    #expect(store.userID == 7)
    #expect(manager.currentUserID == 7)
    #expect(seen == [42, nil, 7])
    observing.cancel()
  }

  @Test func `logging in begins the session of the person who is found`() async throws {
    let manager = DefaultLoginManager(sessionManager: sessionManager, userManager: FakeUserManager([.ann, .bob]))
    try await manager.logIn(firstName: "BOB")
    #expect(sessionManager.currentUserID == 7)
  }

  @Test func `who is not found is not logged in`() async {
    let manager = DefaultLoginManager(sessionManager: sessionManager, userManager: FakeUserManager([.ann, .bob]))
    await #expect(throws: UserAPIError.noOneCalled("zed")) { try await manager.logIn(firstName: "zed") }
    #expect(sessionManager.currentUserID == nil)
  }

  @Test func `logging out leaves nothing of the session`() {
    sessionManager.begin(for: 42)
    let userManager = FakeUserManager([.ann, .bob])
    DefaultLogoutManager(sessionManager: sessionManager, userManager: userManager).logOut()
    #expect(sessionManager.currentUserID == nil)
    #expect(userManager.knownUsers.isEmpty)
  }

  @Test func `the first launch ends a session that an earlier installation has left, and no later one does`() {
    let launchStore = DefaultLaunchStore()
    let manager = DefaultFirstLaunchManager(launchStore: launchStore, sessionManager: sessionManager)
    sessionManager.begin(for: 42)
    manager.performTasksOnFirstLaunch()
    #expect(sessionManager.currentUserID == nil)
    #expect(launchStore.hasLaunchedBefore)
    sessionManager.begin(for: 42)
    manager.performTasksOnFirstLaunch()
    #expect(sessionManager.currentUserID == 42)
  }
}
