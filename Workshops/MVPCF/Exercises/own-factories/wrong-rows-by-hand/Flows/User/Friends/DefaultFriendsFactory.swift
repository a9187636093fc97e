import UserDomain

final class DefaultFriendsFactory: FriendsFactory {
  private let friendsManager: any FriendsManager
  private let userManager: any UserManager

  init(friendsManager: any FriendsManager, userManager: any UserManager) {
    self.friendsManager = friendsManager
    self.userManager = userManager
  }

  func make(userID: User.ID) -> any FriendsRoutes {
    let presenter = DefaultFriendsPresenter(userID: userID, friendsManager: friendsManager)
    let viewController = FriendsViewController(
      presenter: presenter, viewContainer: DefaultFriendsView(), userManager: userManager)
    viewController.restorationIdentifier = ScreenAddress.friends(userID)
    return viewController
  }
}
