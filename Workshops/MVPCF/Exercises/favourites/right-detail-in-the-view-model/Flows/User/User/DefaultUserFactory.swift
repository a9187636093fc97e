import MVPCFLibrary
import UserDomain

final class DefaultUserFactory: BaseFactory, UserFactory {
  func make(id: User.ID) throws -> any UserRoutes {
    let presenter = DefaultUserPresenter(
      userID: id,
      userManager: try container.resolve(),
      favouritesManager: try container.resolve(),
      logoutManager: try container.resolve(),
      sessionManager: try container.resolve())
    let viewController = UserViewController(presenter: presenter, viewContainer: DefaultUserView())
    viewController.restorationIdentifier = ScreenAddress.user(id)
    return viewController
  }
}
