import ScreenKit
import UserDomain

enum FriendsFactory: StackFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> FriendsViewController {
    let viewModel = FriendsViewModel(userID: userID, userService: dependencyManager.userService)
    let viewController = FriendsViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "Friends:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }
}
