import UserDomain

final class DefaultUserFactory: UserFactory {
  weak var navigator: Navigator?

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
    viewController.showEditName = { [weak navigator] in navigator?.presentEditName(of: id) }
    viewController.showFriends = { [weak navigator] in navigator?.pushFriends(of: id) }
    viewController.signedOut = { [weak navigator] in navigator?.start() }
    viewController.closed = { [weak navigator] in navigator?.closeTopModule() }
    return viewController
  }
}
