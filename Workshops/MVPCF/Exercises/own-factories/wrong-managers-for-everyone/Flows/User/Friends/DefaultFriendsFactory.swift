import UserDomain

final class DefaultFriendsFactory: FriendsFactory {
  private let managers: Managers
  private let cellFactory: any FriendCellFactory

  init(managers: Managers) {
    self.managers = managers
    cellFactory = DefaultFriendCellFactory(userManager: managers.userManager)
  }

  func make(userID: User.ID) -> any FriendsRoutes {
    let presenter = DefaultFriendsPresenter(userID: userID, friendsManager: managers.friendsManager)
    let viewController = FriendsViewController(
      presenter: presenter, viewContainer: DefaultFriendsView(), cellFactory: cellFactory)
    viewController.restorationIdentifier = ScreenAddress.friends(userID)
    return viewController
  }
}
