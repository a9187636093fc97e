import ScreenKit
import UserDomain

enum UserFactory: StackFactory {
  static func create(
    navigationController: NavigationController, userID: User.ID, dependencyManager: DependencyManager
  ) -> UserViewController {
    create(
      navigationController: navigationController, tabBarController: nil, userID: userID,
      dependencyManager: dependencyManager)
  }

  /// - Parameter tabBarController: where the person's friends are a tab; `nil` where they are not.
  static func create(
    navigationController: NavigationController, tabBarController: TabBarController?, userID: User.ID,
    dependencyManager: DependencyManager
  ) -> UserViewController {
    let flowController = UserFlowController(
      navigationController: navigationController, tabBarController: tabBarController,
      dependencyManager: dependencyManager)
    let viewModel = UserViewModel(
      userID: userID, flowController: flowController, userService: dependencyManager.userService,
      sessionService: dependencyManager.sessionService, shownUsers: dependencyManager.makeShownUsersUseCase())
    let viewController = UserViewController(viewModel: viewModel)
    viewController.restorationIdentifier = Route.user(userID).description
    flowController.viewController = viewController
    viewModel.delegate = viewController
    return viewController
  }
}
