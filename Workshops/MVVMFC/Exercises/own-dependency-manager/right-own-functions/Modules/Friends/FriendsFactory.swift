import ScreenKit
import UserDomain

enum FriendsFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> FriendsViewController {
    let viewModel = FriendsViewModel(userID: userID, userService: dependencyManager.userService)
    let viewController = FriendsViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "Friends:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }

  static func pushIn(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) {
    let viewController = create(userID: userID, dependencyManager: dependencyManager)
    navigationController.pushViewController(viewController, animated: true)
  }
}
