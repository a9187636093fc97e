import UserDomain

final class LoginFlowController: FlowController, LoginFlowControllerProtocol {
  func goToUser(id: User.ID) {
    guard let navigationController else { return }
    UserFactory.rootIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }
}
