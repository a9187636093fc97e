import ScreenKit
import UserDomain

enum UserFactory {
  static func create(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) -> UserViewController {
    let flowController = UserFlowController(
      navigationController: navigationController, dependencyManager: dependencyManager)
    let viewModel = UserViewModel(
      userID: userID, flowController: flowController, userService: dependencyManager.userService,
      sessionService: dependencyManager.sessionService, shownUsers: dependencyManager.makeShownUsersUseCase())
    let viewController = UserViewController(viewModel: viewModel)
    viewController.restorationIdentifier = Route.user(userID).description
    flowController.viewController = viewController
    viewModel.delegate = viewController
    return viewController
  }

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
