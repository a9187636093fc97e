import UserDomain

final class UserFlowController: FlowController {}

extension UserFlowController: UserFlowControllerProtocol {
  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void) {
    guard let viewController else { return }
    EditNameFactory.showIn(
      parentController: viewController, userID: userID, dependencyManager: dependencyManager, completion: completion)
  }

  func showFriends(userID: User.ID) {
    guard let navigationController else { return }
    FriendsFactory.pushIn(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  func goToLogin() {
    guard let rootNavigationController else { return }
    LoginFactory.rootIn(navigationController: rootNavigationController, dependencyManager: dependencyManager)
  }
}
