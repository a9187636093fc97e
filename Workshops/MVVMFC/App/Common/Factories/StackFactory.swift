import ScreenKit
import UserDomain

/// A factory of a screen that is about a person and is shown on a navigation stack.
///
/// `create` differs from module to module. How the screen is put in its place does not, and is written here once.
protocol StackFactory {
  associatedtype Screen: ViewController

  static func create(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) -> Screen
}

extension StackFactory {
  static func rootIn(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) {
    let viewController = create(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    navigationController.setRoot(viewController)
  }

  static func pushIn(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) {
    let viewController = create(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    navigationController.pushViewController(viewController, animated: true)
  }

  /// Shows the screen on a stack of its own.
  static func showIn(parentController: ViewController, userID: User.ID, dependencyManager: DependencyManager) {
    let navigationController = NavigationController()
    let viewController = create(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    navigationController.viewControllers = [viewController]
    parentController.present(navigationController, animated: true)
  }
}
