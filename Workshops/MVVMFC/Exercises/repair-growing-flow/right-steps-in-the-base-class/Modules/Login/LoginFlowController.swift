import UserDomain

final class LoginFlowController: FlowController, LoginFlowControllerProtocol {
  func goToUser(id: User.ID) {
    beginAgain { UserFactory.rootIn(navigationController: $0, userID: id, dependencyManager: dependencyManager) }
  }
}
