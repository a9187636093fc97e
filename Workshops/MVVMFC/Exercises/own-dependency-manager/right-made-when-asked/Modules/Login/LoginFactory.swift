import ScreenKit

enum LoginFactory {
  static func create(dependencyManager: DependencyManager) -> LoginViewController {
    let viewModel = LoginViewModel(sessionService: dependencyManager.sessionService)
    let viewController = LoginViewController(viewModel: viewModel, dependencyManager: dependencyManager)
    viewController.restorationIdentifier = "Login"
    viewModel.delegate = viewController
    return viewController
  }

  static func rootIn(navigationController: NavigationController, dependencyManager: DependencyManager) {
    let viewController = create(dependencyManager: dependencyManager)
    navigationController.setRoot(viewController)
  }
}
