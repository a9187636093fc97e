import UserDomain

final class FriendsFlowController: FlowController {}

extension FriendsFlowController: FriendsFlowControllerProtocol {
  func showUser(id: User.ID) {
    guard let navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }
}
