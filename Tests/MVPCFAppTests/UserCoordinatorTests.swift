import Injection
import ScreenKit
import Testing

@testable import MVPCFApp

/// A coordinator with factories of fake modules: no presenter, no view, only ways in and out.
struct UserCoordinatorTests {
  private final class Log {
    var finishedCount = 0
  }

  private let window = Window()
  private let navigationController = NavigationController()
  private let users = FakeUserFactory()
  private let friends = FakeFriendsFactory()
  private let coordinator: UserCoordinator
  private let log = Log()

  init() {
    coordinator = UserCoordinator(
      navigationController: navigationController, signedInUserID: 42, container: makeTestContainer())
    coordinator.container.register((any UserFactory).self) { [users] in users }
    coordinator.container.register((any FriendsFactory).self) { [friends] in friends }
    coordinator.finished = { [log] in log.finishedCount += 1 }
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    coordinator.start()
  }

  @Test func `the flow begins with the signed-in person`() {
    #expect(window.path == ["fake user 42"])
  }

  @Test func `every route is assigned before its module shows`() throws {
    let user = try #require(users.routes)
    #expect(user.showEditName != nil && user.showFriends != nil && user.signedOut != nil && user.closed != nil)
    user.showFriends()
    let friends = try #require(friends.routes)
    #expect(friends.showUser != nil && friends.closed != nil)
  }

  @Test func `routes lead from module to module, and back`() throws {
    try #require(users.routes).showFriends()
    try #require(friends.routes).showUser(13)
    #expect(window.path == ["fake user 42", "fake friends 42", "fake user 13"])
    try #require(users.routes).closed()
    #expect(window.path == ["fake user 42", "fake friends 42"])
    try #require(friends.routes).closed()
    #expect(window.path == ["fake user 42"])
  }

  @Test func `editing a name is a flow of its own, kept until it has finished`() throws {
    try #require(users.routes).showEditName()
    weak let child = coordinator.childCoordinators.first
    #expect(child is EditNameCoordinator)
    #expect(window.path == ["fake user 42", "EditName:42"])
    try window.swipeToDismiss()
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(child == nil)
    #expect(log.finishedCount == 0)
  }

  @Test func `signing out finishes the flow, once`() throws {
    try #require(users.routes).signedOut()
    #expect(log.finishedCount == 1)
  }

  @Test func `stopping the flow stops its children first`() throws {
    try #require(users.routes).showEditName()
    coordinator.stop()
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(window.path == ["fake user 42"])
    #expect(log.finishedCount == 1)
  }

  @Test(
    arguments: [
      (.user(7), .usual, ["fake user 42", "fake user 7"]),
      (.user(42), .usual, ["fake user 42"]),
      (.user(42), .pushed, ["fake user 42", "fake user 42"]),
      (.friends(7), .presented, ["fake user 42", "fake friends 7"]),
      (.editName(42), .usual, ["fake user 42", "EditName:42"]),
    ] as [(CoordinatorAction.Destination, CoordinatorAction.Style, [String])])
  func `an action from outside leads to its module, whatever was in the way`(
    destination: CoordinatorAction.Destination, style: CoordinatorAction.Style, path: [String]
  ) throws {
    try #require(users.routes).showEditName()
    try coordinator.process(CoordinatorAction(destination: destination, style: style))
    #expect(window.path == path)
  }

  @Test(
    arguments: [
      (.login, .alreadySignedIn), (.editName(7), .nameOfAnother(7)),
    ] as [(CoordinatorAction.Destination, CoordinatorActionRefusal)])
  func `an action that makes no sense is refused, and nothing changes`(
    destination: CoordinatorAction.Destination, refusal: CoordinatorActionRefusal
  ) throws {
    try #require(users.routes).showEditName()
    #expect(throws: refusal) {
      try coordinator.process(CoordinatorAction(destination: destination, style: .usual))
    }
    #expect(window.path == ["fake user 42", "EditName:42"])
  }

  @Test func `the routes hold their coordinator weakly`() throws {
    weak var coordinator: UserCoordinator?
    do {
      let started = UserCoordinator(
        navigationController: navigationController, signedInUserID: 42, container: makeTestContainer())
      started.start()
      coordinator = started
    }
    #expect(navigationController.topViewController is UserViewController)
    #expect(coordinator == nil)
  }

  @Test func `the flow's container keeps its factories, and goes with the flow`() throws {
    weak var container: Container?
    weak var factory: DefaultUserFactory?
    do {
      let coordinator = UserCoordinator(
        navigationController: navigationController, signedInUserID: 42, container: makeTestContainer())
      container = coordinator.container
      factory = try coordinator.container.resolve((any UserFactory).self) as? DefaultUserFactory
      #expect(factory != nil)
      withExtendedLifetime(coordinator) {}
    }
    #expect(container == nil)
    #expect(factory == nil)
  }
}
