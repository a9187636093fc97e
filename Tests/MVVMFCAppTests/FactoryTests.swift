import ScreenKit
import Testing
import UserAppTesting

@testable import MVVMFCApp

struct FactoryTests {
  private let dependencyManager: DependencyManager

  init() {
    let surroundings = Surroundings(signedIn: 42)
    dependencyManager = DependencyManager(
      server: surroundings.server, sessionStore: surroundings.sessionStore,
      clock: surroundings.clock)
  }

  @Test func `a module that is created is gone when nobody shows it`() {
    let navigationController = NavigationController()
    weak let user = UserFactory.create(
      navigationController: navigationController, userID: 42, dependencyManager: dependencyManager)
    weak let friends = FriendsFactory.create(
      navigationController: navigationController, userID: 42, dependencyManager: dependencyManager)
    weak let login = LoginFactory.create(
      navigationController: navigationController, dependencyManager: dependencyManager)
    weak let editName = EditNameFactory.create(userID: 42, dependencyManager: dependencyManager) { _ in }
    #expect(user == nil && friends == nil && login == nil && editName == nil)
  }

  @Test func `an alert needs neither a view model nor a flow controller`() {
    let alert = AlertFactory.create(
      title: "There is no user 99", actions: [AlertAction(title: "OK"), AlertAction(title: "Cancel", style: .cancel)],
      dependencyManager: dependencyManager)
    #expect(alert.title == "There is no user 99")
    #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
  }
}
