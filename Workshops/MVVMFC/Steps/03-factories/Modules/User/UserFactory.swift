import ScreenKit
import UserDomain

enum UserFactory {
  static func create(
    userID: User.ID, userService: any UserServiceProtocol, sessionService: any SessionServiceProtocol
  ) -> UserViewController {
    let viewModel = UserViewModel(userID: userID, userService: userService, sessionService: sessionService)
    let viewController = UserViewController(
      viewModel: viewModel, userService: userService, sessionService: sessionService)
    viewController.restorationIdentifier = "User:\(userID)"
    viewModel.delegate = viewController
    return viewController
  }

  static func rootIn(
    navigationController: NavigationController, userID: User.ID, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol
  ) {
    let viewController = create(userID: userID, userService: userService, sessionService: sessionService)
    navigationController.setRoot(viewController)
  }

  static func pushIn(
    navigationController: NavigationController, userID: User.ID, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol
  ) {
    let viewController = create(userID: userID, userService: userService, sessionService: sessionService)
    navigationController.pushViewController(viewController, animated: true)
  }
}
