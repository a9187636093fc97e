import UserDomain

/// The ways that there are in the app, for the flow controllers of all screens.
class ScreenFlowController: FlowController {
  func goToLogin() {
    guard let rootNavigationController else { return }
    LoginFactory.rootIn(navigationController: rootNavigationController, dependencyManager: dependencyManager)
  }

  func goToUser(id: User.ID) {
    guard let rootNavigationController else { return }
    UserFactory.rootIn(
      navigationController: rootNavigationController, userID: id, dependencyManager: dependencyManager)
  }

  func showUser(id: User.ID) {
    guard let navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }

  func showFriends(userID: User.ID) {
    guard let navigationController else { return }
    FriendsFactory.pushIn(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void) {
    guard let viewController else { return }
    EditNameFactory.showIn(
      parentController: viewController, userID: userID, dependencyManager: dependencyManager, completion: completion)
  }
}
