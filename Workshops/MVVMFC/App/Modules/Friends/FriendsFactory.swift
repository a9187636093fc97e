import ScreenKit
import UserDomain

enum FriendsFactory {
  static func create(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) -> FriendsViewController {
    let flowController = FriendsFlowController(
      navigationController: navigationController, dependencyManager: dependencyManager)
    let viewModel = FriendsViewModel(
      userID: userID, flowController: flowController, userService: dependencyManager.userService,
      shownUsers: dependencyManager.makeShownUsersUseCase())
    let viewController = FriendsViewController(viewModel: viewModel)
    viewController.restorationIdentifier = Route.friends(userID).description
    flowController.viewController = viewController
    viewModel.delegate = viewController
    return viewController
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
