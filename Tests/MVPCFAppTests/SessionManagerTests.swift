import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

/// Managers have one job each, and so have their tests.
struct SessionManagerTests {
  private let sessionStore = InMemorySessionStore()

  @Test func `logging in begins the session of the person who is found`() async throws {
    let manager = DefaultLoginManager(sessionStore: sessionStore, userManager: FakeUserManager([.ann, .bob]))
    try await manager.logIn(firstName: "BOB")
    #expect(sessionStore.userID == 7)
  }

  @Test func `who is not found is not logged in`() async {
    let manager = DefaultLoginManager(sessionStore: sessionStore, userManager: FakeUserManager([.ann, .bob]))
    await #expect(throws: UserAPIError.noOneCalled("zed")) { try await manager.logIn(firstName: "zed") }
    #expect(sessionStore.userID == nil)
  }

  @Test func `logging out leaves nothing of the session, and then completes`() {
    sessionStore.userID = 42
    let userManager = FakeUserManager([.ann, .bob])
    var remainingUsers: Int?
    var remainingID: User.ID?
    DefaultLogoutManager(sessionStore: sessionStore, userManager: userManager).logOut {
      remainingUsers = userManager.users.value.count
      remainingID = sessionStore.userID
    }
    #expect(remainingUsers == 0)
    #expect(remainingID == nil)
  }

  @Test func `the first launch ends a session that an earlier installation has left, and no later one does`() {
    let launchStore = DefaultLaunchStore()
    let manager = DefaultFirstLaunchManager(launchStore: launchStore, sessionStore: sessionStore)
    sessionStore.userID = 42
    manager.performTasksOnFirstLaunch()
    #expect(sessionStore.userID == nil)
    #expect(launchStore.hasLaunchedBefore)
    sessionStore.userID = 42
    manager.performTasksOnFirstLaunch()
    #expect(sessionStore.userID == 42)
  }
}
