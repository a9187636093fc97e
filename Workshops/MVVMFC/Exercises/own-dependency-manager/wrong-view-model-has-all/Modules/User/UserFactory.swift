import ScreenKit
import UserDomain

enum UserFactory: StackFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> UserViewController {
    let viewModel = UserViewModel(userID: userID, dependencyManager: dependencyManager)
    let viewController = UserViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "User:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }
}
