import ScreenKit

enum LoginFactory {
  static func create() -> LoginViewController {
    let viewModel = LoginViewModel(sessionService: DependencyManager.shared.sessionService)
    let viewController = LoginViewController(viewModel: viewModel)
    viewController.restorationIdentifier = "Login"
    viewModel.delegate = viewController
    return viewController
  }

  static func rootIn(navigationController: NavigationController) {
    let viewController = create()
    navigationController.setRoot(viewController)
  }
}
