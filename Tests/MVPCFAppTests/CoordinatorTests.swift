import Injection
import ScreenKit
import Testing
import UserAppTesting
import UserDomain

@testable import MVPCFApp

struct CoordinatorTests {
  private let window = Window()
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let container = buildAppContainer(
    userAPI: SimulatedUserAPI(), sessionStore: InMemorySessionStore(userID: 42))
  private let log = Log()

  private final class Log {
    var outcomes: [EditNameOutcome] = []
    var finishedCount = 0
  }

  init() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startEditName() -> EditNameCoordinator {
    let coordinator = EditNameCoordinator(source: navigationController, userID: 42, container: container)
    coordinator.finished = { [log] in log.outcomes.append($0) }
    coordinator.start()
    return coordinator
  }

  private func startUser() -> UserCoordinator {
    let coordinator = UserCoordinator(
      navigationController: navigationController, signedInUserID: 42, container: container)
    coordinator.finished = { [log] in log.finishedCount += 1 }
    coordinator.start()
    return coordinator
  }

  enum End {
    case cancel, swipe, save

    func happen(in window: Window) throws {
      switch self {
      case .cancel: try window.tap("Cancel")
      case .swipe: try window.swipeToDismiss()
      case .save:
        try window.type("Zoe", into: "First name")
        try window.tap("Save")
      }
    }
  }

  @Test(arguments: [(.cancel, .cancelled), (.swipe, .cancelled), (.save, .saved)] as [(End, EditNameOutcome)])
  func `the flow is finished once, whichever way it ends`(end: End, outcome: EditNameOutcome) async throws {
    let coordinator = startEditName()
    await settle()
    #expect(window.path == ["EditName:42"])
    try end.happen(in: window)
    await settle()
    #expect(log.outcomes == [outcome])
    #expect(window.path.isEmpty)
    withExtendedLifetime(coordinator) {}
  }

  @Test func `a flow that is stopped from outside says so as well`() async {
    let coordinator = startEditName()
    await settle()
    coordinator.stop()
    #expect(log.outcomes == [.cancelled])
    #expect(window.path.isEmpty)
  }

  @Test func `a child that has finished is let go`() async throws {
    let coordinator = startUser()
    await settle()
    try window.tap("Edit name")
    #expect(coordinator.childCoordinators.count == 1)
    weak let child = coordinator.childCoordinators.first
    try window.tap("Cancel")
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(child == nil)
  }

  @Test func `stopping a flow stops its children first`() async throws {
    let coordinator = startUser()
    await settle()
    try window.tap("Edit name")
    await settle()
    #expect(window.path == ["User:42", "EditName:42"])
    coordinator.stop()
    #expect(window.path == ["User:42"])
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(log.finishedCount == 1)
  }

  @Test func `the routes hold their coordinator weakly`() {
    weak var coordinator: UserCoordinator?
    do { coordinator = startUser() }
    #expect(navigationController.topViewController is UserViewController)
    #expect(coordinator == nil)
  }

  @Test func `the application coordinator keeps one flow at a time`() async throws {
    let window = Window()
    let coordinator = ApplicationCoordinator(window: window, container: container)
    coordinator.start()
    await settle()
    weak let user = coordinator.childCoordinators.first
    #expect(user is UserCoordinator)
    try window.tap("Sign Out")
    #expect(user == nil)
    #expect(coordinator.childCoordinators.count == 1)
    #expect(coordinator.childCoordinators.first is LoginCoordinator)
  }
}
