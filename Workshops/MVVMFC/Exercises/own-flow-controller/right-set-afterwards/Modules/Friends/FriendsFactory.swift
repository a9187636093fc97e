import ScreenKit
import UserDomain

enum FriendsFactory: StackFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> FriendsViewController {
    let viewModel = FriendsViewModel(userID: userID, userService: dependencyManager.userService)
    let viewController = FriendsViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "Friends:\(userID)"
    viewModel.flowController = FriendsFlowController(
      screen: viewController, dependencyManager: dependencyManager)
    viewModel.delegate = viewController
    return viewController
  }
}
