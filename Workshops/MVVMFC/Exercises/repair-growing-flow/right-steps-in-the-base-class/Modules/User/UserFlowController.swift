import UserDomain

final class UserFlowController: FlowController, UserFlowControllerProtocol {
  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void) {
    guard let viewController else { return }
    EditNameFactory.showIn(
      parentController: viewController, userID: userID, dependencyManager: dependencyManager, completion: completion)
  }

  func showFriends(userID: User.ID) {
    push { FriendsFactory.pushIn(navigationController: $0, userID: userID, dependencyManager: dependencyManager) }
  }

  func goToLogin() {
    beginAgain { LoginFactory.rootIn(navigationController: $0, dependencyManager: dependencyManager) }
  }
}
