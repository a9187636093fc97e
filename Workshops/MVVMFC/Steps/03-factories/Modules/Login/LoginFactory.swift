import ScreenKit

enum LoginFactory {
  static func create(
    userService: any UserServiceProtocol, sessionService: any SessionServiceProtocol
  ) -> LoginViewController {
    let viewModel = LoginViewModel(sessionService: sessionService)
    let viewController = LoginViewController(
      viewModel: viewModel, userService: userService, sessionService: sessionService)
    viewController.restorationIdentifier = "Login"
    viewModel.delegate = viewController
    return viewController
  }

  static func rootIn(
    navigationController: NavigationController, userService: any UserServiceProtocol,
    sessionService: any SessionServiceProtocol
  ) {
    let viewController = create(userService: userService, sessionService: sessionService)
    navigationController.setRoot(viewController)
  }
}
