import MVPCFLibrary
import UserDomain

final class DefaultFriendsFactory: BaseFactory, FriendsFactory {
  func make(userID: User.ID) throws -> any FriendsRoutes {
    let presenter = DefaultFriendsPresenter(
      userID: userID, friendsManager: try container.resolve(), favouritesManager: try container.resolve())
    let viewController = FriendsViewController(
      presenter: presenter,
      viewContainer: DefaultFriendsView(),
      cellFactory: try container.resolve())
    viewController.restorationIdentifier = ScreenAddress.friends(userID)
    return viewController
  }
}
