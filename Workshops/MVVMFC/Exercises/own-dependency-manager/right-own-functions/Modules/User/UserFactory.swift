import ScreenKit
import UserDomain

enum UserFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> UserViewController {
    let viewModel = UserViewModel(
      userID: userID, userService: dependencyManager.userService, sessionService: dependencyManager.sessionService)
    let viewController = UserViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "User:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }

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
