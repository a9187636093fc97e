import UserDomain

final class LoginFlowController: FlowController, LoginFlowControllerProtocol {
  func goToUser(id: User.ID) {
    guard let rootNavigationController else { return }
    HomeFactory.rootIn(
      navigationController: rootNavigationController, userID: id, dependencyManager: dependencyManager)
  }
}
