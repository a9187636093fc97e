import UserDomain

final class FriendsFlowController: FlowController, FriendsFlowControllerProtocol {
  func showUser(id: User.ID) {
    push { UserFactory.pushIn(navigationController: $0, userID: id, dependencyManager: dependencyManager) }
  }
}
