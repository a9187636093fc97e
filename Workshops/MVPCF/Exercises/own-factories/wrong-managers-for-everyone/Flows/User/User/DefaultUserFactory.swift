import UserDomain

final class DefaultUserFactory: UserFactory {
  private let managers: Managers

  init(managers: Managers) {
    self.managers = managers
  }

  func make(id: User.ID) -> any UserRoutes {
    let presenter = DefaultUserPresenter(
      userID: id, userManager: managers.userManager, logoutManager: managers.logoutManager,
      sessionManager: managers.sessionManager)
    let viewController = UserViewController(presenter: presenter, viewContainer: DefaultUserView())
    viewController.restorationIdentifier = ScreenAddress.user(id)
    return viewController
  }
}
