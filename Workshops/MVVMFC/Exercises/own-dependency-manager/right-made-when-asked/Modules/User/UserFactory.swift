import ScreenKit
import UserDomain

enum UserFactory: StackFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> UserViewController {
    let viewModel = UserViewModel(
      userID: userID, userService: dependencyManager.userService, sessionService: dependencyManager.sessionService)
    let viewController = UserViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "User:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }
}
