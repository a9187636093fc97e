import Injection
import MVPCFLibrary
import ScreenKit
import UserDomain

/// Everything that a signed-in person does. Ends when they sign out.
final class UserCoordinator: BaseCoordinator {
  var finished: (() -> Void)!

  private let navigationController: NavigationController
  private let signedInUserID: User.ID

  init(navigationController: NavigationController, signedInUserID: User.ID, container: Container) {
    self.navigationController = navigationController
    self.signedInUserID = signedInUserID
    super.init(container: buildUserContainer(parent: container))
  }

  override func start() {
    pushUser(id: signedInUserID)
  }

  override func performStop(completion: @escaping () -> Void) {
    navigationController.dismiss(animated: true) { completion() }
  }

  override func didStop() {
    finished()
  }

  // MARK: Links

  /// Shows a person on top of the other modules; the signed-in person is at the bottom of them already.
  func showUser(id: User.ID) {
    returnToStack { [weak self] in
      guard let self else { return }
      if id == signedInUserID {
        navigationController.popToRootViewController(animated: true)
      } else {
        pushUser(id: id)
      }
    }
  }

  /// Shows a person's friends on top of the other modules.
  func showFriends(of id: User.ID) {
    returnToStack { [weak self] in self?.pushFriends(of: id) }
  }

  // MARK: Modules

  private func makeUser(id: User.ID) throws -> any UserRoutes {
    let user = try container.resolve((any UserFactory).self).make(id: id)
    user.showEditName = { [weak self] in self?.runEditName() }
    user.showFriends = { [weak self] in self?.pushFriends(of: id) }
    user.showSignOut = { [weak self] in self?.runSignOut() }
    user.closed = { [weak self] in self?.closeTopModule() }
    return user
  }

  private func makeFriends(of id: User.ID) throws -> any FriendsRoutes {
    let friends = try container.resolve((any FriendsFactory).self).make(userID: id)
    friends.showUser = { [weak self] id in self?.pushUser(id: id) }
    friends.closed = { [weak self] in self?.closeTopModule() }
    return friends
  }

  private func runEditName() {
    let coordinator = EditNameCoordinator(source: navigationController, userID: signedInUserID, container: container)
    // Nothing to do for either outcome: the presenters see a new name in the user manager.
    coordinator.finished = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }

  private func runSignOut() {
    let coordinator = SignOutCoordinator(source: navigationController, userID: signedInUserID, container: container)
    coordinator.finished = { [weak self] outcome in
      self?.removeDependency(coordinator)
      if outcome == .signedOut { self?.stop() }
    }
    addDependency(coordinator)
    coordinator.start()
  }

  // MARK: Navigation

  private func pushUser(id: User.ID) {
    attempt { navigationController.pushViewController(try makeUser(id: id).viewController, animated: true) }
  }

  private func pushFriends(of id: User.ID) {
    attempt { navigationController.pushViewController(try makeFriends(of: id).viewController, animated: true) }
  }

  private func returnToStack(completion: @escaping () -> Void) {
    stopChildren { [navigationController] in
      navigationController.dismiss(animated: true) { completion() }
    }
  }

  private func closeTopModule() {
    navigationController.popViewController(animated: true)
  }
}
