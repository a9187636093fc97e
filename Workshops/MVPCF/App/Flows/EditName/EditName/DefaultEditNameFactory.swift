import MVPCFLibrary
import UserDomain

final class DefaultEditNameFactory: BaseFactory, EditNameFactory {
  func make(userID: User.ID) throws -> any EditNameRoutes {
    let viewController = EditNameViewController(
      presenter: DefaultEditNamePresenter(
        userID: userID, userManager: try container.resolve(), reachabilityManager: try container.resolve()),
      viewContainer: DefaultEditNameView())
    viewController.restorationIdentifier = ScreenAddress.editName(userID)
    return viewController
  }
}
