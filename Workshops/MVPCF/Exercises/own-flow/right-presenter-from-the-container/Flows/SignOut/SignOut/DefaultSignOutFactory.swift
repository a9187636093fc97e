import MVPCFLibrary
import UserDomain

final class DefaultSignOutFactory: BaseFactory, SignOutFactory {
  func make(userID: User.ID) throws -> any SignOutRoutes {
    let viewController = SignOutViewController(
      presenter: try container.resolve(), viewContainer: DefaultSignOutView())
    viewController.restorationIdentifier = ScreenAddress.signOut(userID)
    return viewController
  }
}
