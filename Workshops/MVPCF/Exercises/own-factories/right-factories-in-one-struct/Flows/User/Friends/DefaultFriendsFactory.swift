import UserDomain

final class DefaultFriendsFactory: FriendsFactory {
  private let friendsManager: any FriendsManager
  private let cellFactory: any FriendCellFactory

  init(friendsManager: any FriendsManager, cellFactory: any FriendCellFactory) {
    self.friendsManager = friendsManager
    self.cellFactory = cellFactory
  }

  func make(userID: User.ID) -> any FriendsRoutes {
    let presenter = DefaultFriendsPresenter(userID: userID, friendsManager: friendsManager)
    let viewController = FriendsViewController(
      presenter: presenter, viewContainer: DefaultFriendsView(), cellFactory: cellFactory)
    viewController.restorationIdentifier = ScreenAddress.friends(userID)
    return viewController
  }
}
