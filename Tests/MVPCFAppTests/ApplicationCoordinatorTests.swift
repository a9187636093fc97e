import ScreenKit
import Testing
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

/// With real modules: one flow follows another as people sign in and out.
struct ApplicationCoordinatorTests {
  private let window = Window()
  private let sessionStore = InMemorySessionStore(userID: 42)
  private let clock = ManualClock()
  private let coordinator: ApplicationCoordinator

  init() async throws {
    let container = makeTestContainer(sessionStore: sessionStore, clock: clock)
    coordinator = ApplicationCoordinator(
      window: window, sessionManager: try container.resolve(), firstLaunchManager: try container.resolve(),
      notificationManager: try container.resolve(), container: container)
    coordinator.start()
    await settle()
  }

  private func signIn(as name: String) async throws {
    try window.type(name, into: "Name")
    try window.tap("Sign in")
    await settle()
  }

  @Test func `one flow is kept at a time`() async throws {
    weak let user = coordinator.childCoordinators.first
    #expect(user is UserCoordinator)
    try window.tap("Sign Out")
    #expect(user == nil)
    #expect(coordinator.childCoordinators.map { "\(type(of: $0))" } == ["LoginCoordinator"])
    try await signIn(as: "bob")
    #expect(coordinator.childCoordinators.map { "\(type(of: $0))" } == ["UserCoordinator"])
    #expect(window.path == ["User:7"])
  }

  @Test func `an action waits while nobody is signed in, and the last one wins`() async throws {
    try window.tap("Sign Out")
    for destination in [.user(7), .friends(7)] as [CoordinatorAction.Destination] {
      try coordinator.process(CoordinatorAction(destination: destination, style: .usual))
    }
    #expect(window.path == ["Login"])
    try await signIn(as: "ann")
    #expect(window.path == ["User:42", "Friends:7"])
  }

  @Test func `a notification is over whatever flow is running, and leads to its module`() throws {
    let action = CoordinatorAction(destination: .user(7), style: .usual)
    coordinator.receive(CoordinatorNotification(text: "Bob is here", action: action))
    #expect(window.banner?.text == "Bob is here")
    try window.tap("Bob is here")
    #expect(window.banner == nil)
    #expect(window.path == ["User:42", "User:7"])
  }

  @Test func `a notification that leads nowhere only says what it says`() throws {
    coordinator.receive(CoordinatorNotification(text: "Bob is gone", action: nil))
    try window.tap("Bob is gone")
    #expect(window.banner == nil)
    #expect(window.path == ["User:42"])
  }
}
