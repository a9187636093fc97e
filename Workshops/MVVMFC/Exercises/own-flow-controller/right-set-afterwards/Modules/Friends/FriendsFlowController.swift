import ScreenKit
import UserDomain

/// Where one can go from a list of friends.
protocol FriendsFlowControllerProtocol: AnyObject {
  func goToFriend(_ friendID: User.ID)
}

final class FriendsFlowController: FriendsFlowControllerProtocol {
  private weak var screen: FriendsViewController?
  private let dependencyManager: DependencyManager

  init(screen: FriendsViewController, dependencyManager: DependencyManager) {
    self.screen = screen
    self.dependencyManager = dependencyManager
  }

  func goToFriend(_ friendID: User.ID) {
    guard let stack = screen?.navigationController else { return }
    UserFactory.pushIn(navigationController: stack, userID: friendID, dependencyManager: dependencyManager)
  }
}
