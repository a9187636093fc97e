import UserDomain

final class DefaultEditNameFactory: EditNameFactory {
  private let userManager: any UserManager
  private let reachabilityManager: any ReachabilityManager

  init(userManager: any UserManager, reachabilityManager: any ReachabilityManager) {
    self.userManager = userManager
    self.reachabilityManager = reachabilityManager
  }

  func make(userID: User.ID) -> any EditNameRoutes {
    let presenter = DefaultEditNamePresenter(
      userID: userID, userManager: userManager, reachabilityManager: reachabilityManager)
    let viewController = EditNameViewController(presenter: presenter, viewContainer: DefaultEditNameView())
    viewController.restorationIdentifier = ScreenAddress.editName(userID)
    return viewController
  }
}
