import ScreenKit
import UserDomain

enum FriendsFactory {
  static func create(userID: User.ID) -> FriendsViewController {
    let viewModel = FriendsViewModel(userID: userID, userService: DependencyManager.shared.userService)
    let viewController = FriendsViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "Friends:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }

  static func pushIn(navigationController: NavigationController, userID: User.ID) {
    let viewController = create(userID: userID)
    navigationController.pushViewController(viewController, animated: true)
  }
}
