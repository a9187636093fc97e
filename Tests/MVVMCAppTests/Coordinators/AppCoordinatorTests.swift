import Injection
import ScreenKit
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct AppCoordinatorTests {
  private let window = Window()

  private func start(signedIn userID: User.ID?) -> AppCoordinator {
    let coordinator = AppCoordinator(window: window, container: .withFakeServices(signedIn: userID))
    coordinator.start()
    return coordinator
  }

  private func signIn() throws {
    try window.type("ann", into: "Name")
    try window.tap("Sign in")
  }

  @Test(arguments: [(42, "User:42"), (nil, "Login")] as [(User.ID?, String)])
  func `the session says which flow comes first`(userID: User.ID?, screen: String) {
    let coordinator = start(signedIn: userID)
    #expect(window.path == [screen])
    #expect(coordinator.childCoordinators.count == 1)
  }

  @Test func `one flow follows another, and nobody keeps the one before`() async throws {
    let coordinator = start(signedIn: 42)
    weak let user = coordinator.childCoordinators.first
    #expect(user is UserCoordinator)
    try window.tap("Sign Out")
    #expect(user == nil)
    weak let login = coordinator.childCoordinators.first
    #expect(login is LoginCoordinator)
    try signIn()
    await settle()
    #expect(login == nil)
    #expect(coordinator.childCoordinators.count == 1)
    #expect(coordinator.childCoordinators.first is UserCoordinator)
  }

  @Test func `links wait for somebody to be signed in, and the last one wins`() async throws {
    let coordinator = start(signedIn: nil)
    for destination in [.friends(42), .user(7)] as [DeepLinkOption.Destination] {
      try coordinator.start(with: DeepLinkOption(destination: destination, style: .usual))
    }
    #expect(window.path == ["Login"])
    try signIn()
    await settle()
    #expect(window.path == ["User:42", "User:7"])
  }

  @Test func `a link is forwarded to the flow that runs`() throws {
    let coordinator = start(signedIn: 42)
    try coordinator.start(with: DeepLinkOption(destination: .friends(7), style: .usual))
    #expect(window.path == ["User:42", "Friends:7"])
    #expect(throws: DeepLinkRefusal.alreadySignedIn) {
      try coordinator.start(with: DeepLinkOption(destination: .login, style: .usual))
    }
  }
}
