import ScreenKit
import UserDomain

enum UserFactory: StackFactory {
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
    return viewController
  }
}
