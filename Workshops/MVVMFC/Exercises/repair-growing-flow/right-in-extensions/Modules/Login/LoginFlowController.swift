import UserDomain

final class LoginFlowController: FlowController {}

extension LoginFlowController: LoginFlowControllerProtocol {
  func goToUser(id: User.ID) {
    guard let rootNavigationController else { return }
    UserFactory.rootIn(
      navigationController: rootNavigationController, userID: id, dependencyManager: dependencyManager)
  }
}
