import ScreenKit
import UserDomain

enum UserFactory {
  static func create(userID: User.ID) -> UserViewController {
    let dependencyManager = DependencyManager.shared
    let viewModel = UserViewModel(
      userID: userID, userService: dependencyManager.userService, sessionService: dependencyManager.sessionService)
    let viewController = UserViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "User:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }

  static func rootIn(navigationController: NavigationController, userID: User.ID) {
    let viewController = create(userID: userID)
    navigationController.setRoot(viewController)
  }

  static func pushIn(navigationController: NavigationController, userID: User.ID) {
    let viewController = create(userID: userID)
    navigationController.pushViewController(viewController, animated: true)
  }
}
