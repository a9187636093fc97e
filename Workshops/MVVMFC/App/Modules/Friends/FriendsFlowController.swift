import UserDomain

final class FriendsFlowController: FlowController, FriendsFlowControllerProtocol {
  func showUser(id: User.ID) {
    guard let navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }
}
