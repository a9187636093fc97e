import ScreenKit
import UserDomain

/// A factory of a screen that is about a person and is shown on a navigation stack.
///
/// What `create` makes differs from module to module. What it is given does not, so that how the screen is put in its
/// place is written here once.
protocol StackFactory {
  associatedtype Screen: ViewController

  static func create(userID: User.ID, dependencyManager: DependencyManager) -> Screen
}

extension StackFactory {
  static func rootIn(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) {
    let viewController = create(userID: userID, dependencyManager: dependencyManager)
    navigationController.setRoot(viewController)
  }

  static func pushIn(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) {
    let viewController = create(userID: userID, dependencyManager: dependencyManager)
    navigationController.pushViewController(viewController, animated: true)
  }
}
