import ScreenKit
import UserDomain

/// The signed-in person and their friends, side by side.
///
/// The tab bar decides nothing, so this module has neither a view model nor a flow controller.
enum HomeFactory: StackFactory {
  static func create(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) -> TabBarController {
    let tabBarController = TabBarController()
    tabBarController.viewControllers = [
      UserFactory.create(
        navigationController: navigationController, tabBarController: tabBarController, userID: userID,
        dependencyManager: dependencyManager),
      FriendsFactory.create(
        navigationController: navigationController, userID: userID, dependencyManager: dependencyManager),
    ]
    return tabBarController
  }
}
