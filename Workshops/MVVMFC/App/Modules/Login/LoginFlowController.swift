import UserDomain

final class LoginFlowController: FlowController, LoginFlowControllerProtocol {
  func goToUser(id: User.ID) {
    UserFactory.rootIn(
      navigationController: dependencyManager.rootNavigationController, userID: id,
      dependencyManager: dependencyManager)
  }
}
