import UserDomain

final class DefaultEditNameFactory: EditNameFactory {
  private let managers: Managers

  init(managers: Managers) {
    self.managers = managers
  }

  func make(userID: User.ID) -> any EditNameRoutes {
    let presenter = DefaultEditNamePresenter(
      userID: userID, userManager: managers.userManager, reachabilityManager: managers.reachabilityManager)
    let viewController = EditNameViewController(presenter: presenter, viewContainer: DefaultEditNameView())
    viewController.restorationIdentifier = ScreenAddress.editName(userID)
    return viewController
  }
}
