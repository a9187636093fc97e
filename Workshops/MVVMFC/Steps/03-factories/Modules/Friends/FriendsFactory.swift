import ScreenKit
import UserDomain

enum FriendsFactory {
  static func create(
    userID: User.ID, userService: any UserServiceProtocol, sessionService: any SessionServiceProtocol
  ) -> FriendsViewController {
    let viewModel = FriendsViewModel(userID: userID, userService: userService)
    let viewController = FriendsViewController(
      viewModel: viewModel, userService: userService, sessionService: sessionService)
    viewController.restorationIdentifier = "Friends:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }

  static func pushIn(
    navigationController: NavigationController, userID: User.ID, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol
  ) {
    let viewController = create(userID: userID, userService: userService, sessionService: sessionService)
    navigationController.pushViewController(viewController, animated: true)
  }
}
