import ScreenKit
import UserDomain

enum FriendsFactory: StackFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> FriendsViewController {
    let flowController = FriendsFlowController(dependencyManager: dependencyManager)
    let viewModel = FriendsViewModel(
      userID: userID, flowController: flowController, userService: dependencyManager.userService)
    let viewController = FriendsViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "Friends:\(userID)"
    flowController.viewController = viewController
    viewModel.delegate = viewController
    return viewController
  }
}
