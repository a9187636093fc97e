import ScreenKit
import UserDomain

enum FriendsFactory: StackFactory {
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
    return viewController
  }
}
