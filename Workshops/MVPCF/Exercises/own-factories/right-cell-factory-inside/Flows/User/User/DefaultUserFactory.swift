import UserDomain

final class DefaultUserFactory: UserFactory {
  private let userManager: any UserManager
  private let logoutManager: any LogoutManager
  private let sessionManager: any SessionManager

  init(userManager: any UserManager, logoutManager: any LogoutManager, sessionManager: any SessionManager) {
    self.userManager = userManager
    self.logoutManager = logoutManager
    self.sessionManager = sessionManager
  }

  func make(id: User.ID) -> any UserRoutes {
    let presenter = DefaultUserPresenter(
      userID: id, userManager: userManager, logoutManager: logoutManager, sessionManager: sessionManager)
    let viewController = UserViewController(presenter: presenter, viewContainer: DefaultUserView())
    viewController.restorationIdentifier = ScreenAddress.user(id)
    return viewController
  }
}
