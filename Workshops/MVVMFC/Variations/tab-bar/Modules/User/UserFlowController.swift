import ScreenKit
import UserDomain

final class UserFlowController: FlowController, UserFlowControllerProtocol {
  /// Where the friends are the second tab; `nil` if the screen stands by itself.
  private weak var tabBarController: TabBarController?

  init(
    navigationController: NavigationController, tabBarController: TabBarController?,
    dependencyManager: DependencyManager
  ) {
    self.tabBarController = tabBarController
    super.init(navigationController: navigationController, dependencyManager: dependencyManager)
  }

  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void) {
    guard let viewController else { return }
    EditNameFactory.showIn(
      parentController: viewController, userID: userID, dependencyManager: dependencyManager, completion: completion)
  }

  func showFriends(userID: User.ID) {
    if let tabBarController {
      tabBarController.selectedIndex = 1
      return
    }
    guard let navigationController else { return }
    FriendsFactory.pushIn(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  func goToLogin() {
    guard let rootNavigationController else { return }
    LoginFactory.rootIn(navigationController: rootNavigationController, dependencyManager: dependencyManager)
  }
}
