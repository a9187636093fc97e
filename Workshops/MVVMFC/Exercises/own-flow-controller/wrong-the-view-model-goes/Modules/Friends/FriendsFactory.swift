import ScreenKit
import UserDomain

enum FriendsFactory: StackFactory {
  static func create(userID: User.ID, dependencyManager: DependencyManager) -> FriendsViewController {
    let viewModel = FriendsViewModel(userID: userID, dependencyManager: dependencyManager)
    let viewController = FriendsViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "Friends:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }
}
